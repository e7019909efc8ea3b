import { Builder } from '@builder.io/sdk';

/*
 * The editor of the local space cannot reach into the page, and no editor may run JavaScript in it. The page itself
 * reports which block was clicked and what was typed, and highlights the block that the editor names.
 */

const STYLE =
  '[data-selected]{outline:2px solid var(--color-info);outline-offset:-2px}' +
  '[data-selected] [contenteditable]{outline:2px dashed var(--color-signal)}';

const notifyEditor = (type: 'editor.select' | 'editor.text', data: object): void =>
  window.parent.postMessage({ type, data }, '*');

/** Shared blocks are selected as a whole: their content is edited in their own entry. */
const outermost = (block: HTMLElement | null): HTMLElement | null => {
  const symbol = block?.closest('.builder-symbol');
  return symbol ? outermost(symbol.closest<HTMLElement>('[builder-id]')) : block;
};

const blockOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? outermost(event.target.closest<HTMLElement>('[builder-id]')) : null;

const typeInPlace = (event: Event): void => {
  const text = event.target instanceof Element ? event.target.closest<HTMLElement>('.builder-text') : null;
  const id = blockOf(event)?.getAttribute('builder-id');
  if (text === null || text.closest('.builder-symbol') !== null || !id || text.isContentEditable) return;
  text.contentEditable = 'true';
  text.focus();
  text.addEventListener('input', () => notifyEditor('editor.text', { id, html: text.innerHTML }));
  text.addEventListener('blur', () => text.removeAttribute('contenteditable'), { once: true });
};

const mark = (id: string): void => {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-selected]')) delete marked.dataset.selected;
  const block = document.querySelector<HTMLElement>(`[builder-id="${CSS.escape(id)}"]`);
  if (block === null) return;
  block.dataset.selected = '';
  block.scrollIntoView({ block: 'nearest' });
};

/** A click selects a block; a double click edits its text inline. */
export const selectInPage = (): void => {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  document.addEventListener(
    'click',
    (event) => {
      const id = blockOf(event)?.getAttribute('builder-id');
      if (id) notifyEditor('editor.select', { id });
    },
    true,
  );
  document.addEventListener('dblclick', typeInPlace);
  addEventListener('message', (event) => {
    if (event.data?.type !== 'editor.select' || !Builder.isTrustedHostForEvent(event)) return;
    mark(String(event.data.data?.id));
  });
};
