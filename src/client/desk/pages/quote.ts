/*
 * The page of one quote: price and discount follow each other, totals follow both, changes are saved automatically, and the
 * keyboard moves between lines. Everything works without it by the page's forms.
 */

import { saveByItself } from '../quote/autosave.ts';
import { openDialogs } from '../quote/dialogs.ts';
import { type EditorForm, editorForm } from '../quote/editor-form.ts';
import { uploadChosenFiles } from '../quote/files.ts';
import { fieldBelow, lineOf, press } from '../quote/lines.ts';
import { reportPresence } from '../quote/presence.ts';
import { atList, changeLine, showSums } from '../quote/prices.ts';
import { undoable } from '../quote/undo.ts';
import { focusSearch, listenForShortcuts } from '../shortcuts.ts';

const number = document.querySelector<HTMLElement>('[data-number]')?.dataset.number ?? '';
const dialogs = openDialogs();

const edit = (editor: EditorForm): void => {
  const { form } = editor;
  const autosave = saveByItself(editor);
  const undo = undoable(editor, () => {
    for (const row of editor.rows) changeLine(row, null);
    showSums(editor);
    autosave.later();
  });

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.form !== form) return;
    undo.note(target);
    target.classList.add('quote-editor-changed');
    const row = target.closest<HTMLElement>('[data-line]');
    if (row !== null) changeLine(row, target.name);
    showSums(editor);
    autosave.later();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form === form) autosave.later();
  });

  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
    const below = target.form === form ? fieldBelow(target) : null;
    if (below === null) return;
    event.preventDefault();
    below.focus();
    below.select();
  });

  const onLine = (act: (row: HTMLElement) => void) => (): boolean => {
    const row = lineOf(document.activeElement);
    if (row === null) return false;
    act(row);
    return true;
  };
  const changed = (rows: readonly HTMLElement[], act: (row: HTMLElement) => void) => (): void => {
    for (const row of rows) act(row);
    showSums(editor);
    autosave.later();
  };

  const digits = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      String(at + 1),
      () => press(lineOf(document.activeElement) ?? editor.firstOpen(), `button[value^="use:"]`, at),
    ]),
  );
  listenForShortcuts({
    ...digits,
    l: onLine((row) => changed([row], atList)()),
    L: changed(editor.rows, atList),
    '%': () => {
      const field = document.querySelector<HTMLInputElement>('input[name="percent"]');
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    },
    o: onLine((row) => press(row, 'button[value^="open:"], button[value^="close:"]', 0)),
    '/': focusSearch,
    '?': dialogs.showKeys,
    'Ctrl+Enter': () => press(document.body, 'button[value="review"]', 0),
    'Ctrl+z': () => undo.undo(),
  });
  showSums(editor);
  uploadChosenFiles();
  reportPresence(number, editor);
};

const editor = editorForm();
if (editor === null) {
  listenForShortcuts({ '/': focusSearch, '?': dialogs.showKeys });
  if (number !== '') reportPresence(number, null);
} else edit(editor);
