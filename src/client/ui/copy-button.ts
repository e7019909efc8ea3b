const SHOWN_MS = 1600;
const saying = new WeakSet<HTMLElement>();

/** What a button says instead of its label, for a moment; an icon before the label stays. */
const say = (button: HTMLElement, words: string): void => {
  const label = button.lastChild;
  if (!label || saying.has(button)) return;
  const before = label.textContent;
  saying.add(button);
  label.textContent = words;
  setTimeout(() => {
    label.textContent = before;
    saying.delete(button);
  }, SHOWN_MS);
};

const copy = async (button: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(button.dataset.copy || location.href);
    say(button, 'Copied');
  } catch {
    say(button, 'Copying is blocked');
  }
};

/**
 * Makes every `[data-copy]` button of the page, there from the start or drawn later, copy its text, or where that is empty the
 * page's address as it is by then; the label says so for a moment. Buttons are hidden without script.
 */
export const mountCopyButtons = (): void => {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
    if (button) void copy(button);
  });
};
