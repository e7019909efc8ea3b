/** Whether a single letter can be a command: no control on the page has focus. */
const isOnThePageItself = (): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement.matches('main');

/** Visitors can turn the single-key shortcut off (`/preferences`), because speech input can trigger it by mistake. */
const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  document.documentElement.dataset.slash !== 'off' &&
  isOnThePageItself();

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** `/` and Ctrl+K (⌘K) focus the header's search box, on small screens too. */
export const mountSearchShortcut = (): void => {
  addEventListener('keydown', (event) => {
    if (!isSlash(event) && !isCtrlK(event)) return;
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.site-search input[type=search]')];
    const folded = document.querySelector<HTMLDetailsElement>('details[data-search]');
    const input = boxes.find((box) => box.offsetParent !== null && !folded?.contains(box)) ?? boxes.at(-1);
    if (!input) return;
    if (folded?.contains(input)) folded.open = true;
    event.preventDefault();
    input.select();
    input.focus();
  });
};
