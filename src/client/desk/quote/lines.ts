/** Returns the row of a line that an element is in, or that has the page's target. */
export const lineOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('tr[data-line]') ?? document.querySelector<HTMLElement>('tr[data-line]:target');

/** Returns the field of the same column in the next line that has one, or `null`. */
export const fieldBelow = (field: HTMLInputElement): HTMLInputElement | null => {
  const row = field.closest<HTMLElement>('tr[data-line]');
  const column = /^\d+\.([a-z]+)$/.exec(field.name)?.[1];
  if (row === null || column === undefined) return null;
  for (let next = row.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const below = next.querySelector<HTMLInputElement>(
      `input[name$=".${column}"]:not([type="hidden"], [type="radio"])`,
    );
    if (below?.checkVisibility() === true) return below;
  }
  return null;
};

/** Presses a button below an element. Returns `false` without a button. */
export const press = (within: Element | null, selector: string, at: number): boolean => {
  const button = within?.querySelectorAll<HTMLElement>(selector)[at];
  button?.click();
  return button !== undefined;
};
