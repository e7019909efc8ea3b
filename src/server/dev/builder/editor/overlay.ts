/**
 * Runs inside the page, sent as text: a click selects a block, a double click edits its text in place. Tells the editor
 * `editor.select` and `editor.text`.
 */
export const overlay = (): void => {
  const marked = document.documentElement.dataset;
  if (marked.overlay !== undefined) return;
  marked.overlay = '';
  const style = document.createElement('style');
  style.textContent =
    '[data-selected]{outline:2px solid #1d5fa8;outline-offset:-2px}[data-selected] [contenteditable]{outline:2px dashed #c93800}';
  document.head.append(style);
  const tell = (type: string, data: object): void => window.parent.postMessage({ type, data }, '*');
  const boxOf = (event: Event): Element | null =>
    event.target instanceof Element ? event.target.closest('[builder-id]') : null;
  document.addEventListener(
    'click',
    (event) => {
      const id = boxOf(event)?.getAttribute('builder-id');
      if (id) tell('editor.select', { id });
    },
    true,
  );
  document.addEventListener('dblclick', (event) => {
    const text = event.target instanceof Element ? event.target.closest<HTMLElement>('.builder-text') : null;
    const id = boxOf(event)?.getAttribute('builder-id');
    if (text === null || !id || text.isContentEditable) return;
    text.contentEditable = 'true';
    text.focus();
    text.addEventListener('input', () => tell('editor.text', { id, html: text.innerHTML }));
    text.addEventListener('blur', () => text.removeAttribute('contenteditable'), { once: true });
  });
};
