import { useEffect } from 'react';
import { steppedDecimal } from '../../../domain/kit/text/stepped-decimal.ts';

/** Keys with Alt, by where they lie, and the buttons they press. */
const BUTTONS: Readonly<Record<string, string>> = { KeyC: 'button[data-copy]', KeyA: 'button[data-keep]' };
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
const LARGE_STEP = 10;

const press = (event: KeyboardEvent): void => {
  const selector = BUTTONS[event.code];
  const button = selector === undefined ? null : document.querySelector<HTMLButtonElement>(selector);
  if (event.shiftKey || button === null) return;
  event.preventDefault();
  button.click();
};

/** React hears of a change only where the value is set as the browser sets it. */
const setValue = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** An empty field begins with the figure that stands in it in gray. */
const step = (event: KeyboardEvent): void => {
  const { target: field, key, shiftKey } = event;
  const direction = DIRECTIONS[key];
  if (direction === undefined || !(field instanceof HTMLInputElement) || field.dataset.step === undefined) return;
  const steps = direction * (shiftKey ? LARGE_STEP : 1);
  const least = field.dataset.step === 'signed' ? undefined : 0;
  const value = steppedDecimal(field.value || field.placeholder, steps, least);
  if (value === null) return;
  event.preventDefault();
  setValue(field, value);
};

/**
 * Keys of the tools: Alt+C copies the page's address, Alt+A keeps the design, and in a field with `data-step` the arrows move the
 * last digit, with Shift by ten.
 */
export const useToolKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey) return;
      if (event.altKey) press(event);
      else step(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};
