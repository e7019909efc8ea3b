/*
 * The catalog at the desk: progress of checks, files that are dropped, and the keyboard of the result. Pages work without it.
 */
import { listenForShortcuts } from '../shortcuts.ts';

const POLL_MS = 1000;

/** Loads the page again when a job has another state, and shows its progress until then. */
const poll = (element: HTMLElement): void => {
  const { poll: url = '', state = '' } = element.dataset;
  const text = element.querySelector('[data-progress]');
  const again = (): void => {
    setTimeout(async () => {
      try {
        const response = await fetch(url, { headers: { Accept: 'application/json' } });
        const now = (await response.json()) as { readonly state: string; readonly rowsRead: number };
        if (now.state !== state) return location.reload();
        if (text !== null && now.rowsRead > 0) text.textContent = `Row ${now.rowsRead.toLocaleString('en-US')}`;
      } catch {
        // The next attempt follows.
      }
      return again();
    }, POLL_MS);
  };
  again();
};

const acceptDrops = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) return;
  form.addEventListener('dragover', (event) => {
    event.preventDefault();
    form.dataset.over = '';
  });
  form.addEventListener('dragleave', () => {
    delete form.dataset.over;
  });
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    delete form.dataset.over;
    const files = event.dataTransfer?.files;
    if (files?.length !== 1) return;
    field.files = files;
    form.requestSubmit();
  });
};

/** The button is off until every required box is ticked. */
const guardPublish = (form: HTMLFormElement): void => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[data-required]')];
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const update = (): void => {
    if (button !== null) button.disabled = boxes.some(({ checked }) => !checked);
  };
  form.addEventListener('change', update);
  update();
};

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.catalog-table tr[data-row]')];
const currentRow = (): number => rows().findIndex((row) => row.contains(document.activeElement));
const focusRow = (at: number): void => {
  const row = rows()[at];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
};
const nextError = (): void => {
  const after = currentRow();
  const errors = rows().flatMap((row, at) => (row.dataset.row === 'error' ? [at] : []));
  focusRow(errors.find((at) => at > after) ?? errors[0] ?? -1);
};

for (const element of document.querySelectorAll<HTMLElement>('[data-poll]')) poll(element);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-drop]')) acceptDrops(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-publish]')) guardPublish(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto]'))
  form.addEventListener('change', () => form.requestSubmit());

listenForShortcuts({
  j: () => focusRow(currentRow() + 1),
  k: () => focusRow(Math.max(0, currentRow() - 1)),
  e: nextError,
  u: () => (rows()[currentRow()] ?? document).querySelector<HTMLButtonElement>('button[data-fix]')?.click(),
  d: () => document.querySelector<HTMLAnchorElement>('a[data-diff]')?.click(),
  'Ctrl+Enter': () => document.querySelector<HTMLFormElement>('form[data-publish]')?.requestSubmit(),
});
