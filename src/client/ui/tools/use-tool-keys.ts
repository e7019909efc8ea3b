import { useEffect } from 'react';
import { steppedDecimal } from '../../../domain/kit/text/stepped-decimal.ts';

/** Shortcuts with Alt by physical key, and the buttons that they press. */
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

/** React only notices a change if the value is set with the native setter. */
const setValue = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** An empty field starts from its placeholder's value. */
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
 * Keyboard shortcuts of the tools: Alt+C copies the page's URL, Alt+A saves the design, and in a field with `data-step`
 * the arrow keys change the last digit, by ten with Shift.
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
