const SHOWN_MS = 1600;
const confirming = new WeakSet<HTMLElement>();

/** Replaces a button's label for a moment; an icon before the label stays. */
const showConfirmation = (button: HTMLElement, words: string): void => {
  const label = button.lastChild;
  if (!label || confirming.has(button)) return;
  const before = label.textContent;
  confirming.add(button);
  label.textContent = words;
  setTimeout(() => {
    label.textContent = before;
    confirming.delete(button);
  }, SHOWN_MS);
};

const copy = async (button: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(button.dataset.copy || location.href);
    showConfirmation(button, 'Copied');
  } catch {
    showConfirmation(button, 'Copying is blocked');
  }
};

/**
 * Makes every `[data-copy]` button of the page, including those rendered later, copy its value, or the page's current
 * URL if the value is empty. The label confirms it for a moment. The buttons are hidden without JavaScript.
 */
export const mountCopyButtons = (): void => {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
    if (button) void copy(button);
  });
};
