const SHOWN_MS = 1600;

/** Makes a `[data-copy]` button copy its text; the label says so for a moment. Buttons are hidden without script. */
export const mountCopyButton = (button: HTMLElement): void => {
  const label = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Copying is blocked';
    }
    setTimeout(() => {
      button.textContent = label;
    }, SHOWN_MS);
  });
};
