import { expect } from 'vitest';
import type { EnginePage } from './engine.ts';

/** Busy machines render late. */
const PATIENCE = { timeout: 40_000, interval: 200 };

/** Waits until the text of an element, or of none (`''`), matches. */
export const expectText = (page: EnginePage, css: string, text: RegExp): Promise<void> =>
  expect
    .poll(
      () => page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', css),
      PATIENCE,
    )
    .toMatch(text);

/** Waits for the first visible element whose text begins so, and clicks it. */
export const click = (page: EnginePage, css: string, text = ''): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          (selector, start) => {
            const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
              (element) => element.checkVisibility() && element.textContent.trim().startsWith(start),
            );
            found?.scrollIntoView({ block: 'center' });
            found?.click();
            return found !== undefined;
          },
          css,
          text,
        ),
      PATIENCE,
    )
    .toBe(true);

/** Waits for a field with this label, in a part of the page, and types into it. */
export const fill = (page: EnginePage, within: string, label: string, value: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          (part, start, text) => {
            const labels = [...document.querySelectorAll<HTMLLabelElement>(`${part} label`)];
            const field = labels.find((one) => one.textContent.trim().startsWith(start))?.control;
            if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
            field.scrollIntoView({ block: 'center' });
            field.focus();
            field.select();
            // Fires the events of typing.
            document.execCommand('insertText', false, text);
            return field.value === text;
          },
          within,
          label,
          value,
        ),
      PATIENCE,
    )
    .toBe(true);
