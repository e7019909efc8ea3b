/*
 * Keyboard of the pages of single edits: Ctrl+Enter sends the form that has the focus, E moves to the first field. Shows how much
 * a typed price differs from the one in the catalog.
 */
import { listenForShortcuts } from '../shortcuts.ts';

const MINUS = '\u2212';

const sendFocused = (): boolean => {
  const form = document.activeElement?.closest('main form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) return false;
  button.click();
  return true;
};

const focusFirstField = (): void => {
  document.querySelector<HTMLElement>('.tables-section input:not([type=hidden]), .tables-section select')?.focus();
};

const showDifference = (input: HTMLInputElement): void => {
  const output = document.createElement('small');
  output.className = 'tables-difference';
  input.after(output);
  const [was] = [Number(input.defaultValue)];
  input.addEventListener('input', () => {
    const change = (Number(input.value) / was - 1) * 100;
    const isShown =
      was > 0 && input.value.trim() !== '' && Number.isFinite(change) && input.value !== input.defaultValue;
    output.textContent = isShown
      ? `was ${input.defaultValue}, ${change < 0 ? MINUS : '+'}${Math.abs(change).toFixed(1)}%`
      : '';
  });
};

listenForShortcuts({ 'Ctrl+Enter': sendFocused, e: focusFirstField });
for (const input of document.querySelectorAll<HTMLInputElement>('input[name^="unit_price_usd-"]'))
  showDifference(input);
