import { currentRow } from './rows.ts';

const boxes = (): readonly HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('.quotes-pick input')];

const bar = (): HTMLElement | null => document.querySelector('[data-work]');

let lastBox: HTMLInputElement | null = null;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const selected = (): readonly HTMLInputElement[] => boxes().filter(({ checked }) => checked);

/** Returns the references of the selected quotes. */
export const selectedRefs = (): readonly string[] => selected().map(({ value }) => value);

/** Updates the bar of selected quotes, which is hidden without any. */
const showSelection = (): void => {
  const work = bar();
  if (work === null) return;
  const some = selected();
  const cents = some.reduce((sum, box) => sum + Number(box.closest('tr')?.dataset.cents ?? 0), 0);
  work.hidden = some.length === 0;
  const [count, value] = [work.querySelector('[data-selected]'), work.querySelector('[data-selected-value]')];
  if (count !== null) count.textContent = `${some.length} selected`;
  if (value !== null) value.textContent = dollars.format(cents / 100);
};

/** Selects every box between two. */
const selectRange = (from: HTMLInputElement, to: HTMLInputElement): void => {
  const all = boxes();
  const [first = 0, last = 0] = [all.indexOf(from), all.indexOf(to)].sort((one, other) => one - other);
  for (const box of all.slice(first, last + 1)) box.checked = true;
};

/** Selects or clears the current row. @param isRange selects all rows from the last selected one to it */
export const selectCurrent = (isRange: boolean): boolean => {
  const box = currentRow()?.querySelector<HTMLInputElement>('.quotes-pick input');
  if (!box) return false;
  if (isRange && lastBox !== null) selectRange(lastBox, box);
  else box.checked = !box.checked;
  lastBox = box;
  showSelection();
  return true;
};

/** Clears the selection. Returns whether there was one. */
export const clearSelection = (): boolean => {
  const some = selected();
  for (const box of some) box.checked = false;
  showSelection();
  return some.length > 0;
};

/** Shows the bar of actions only while quotes are selected. */
export const prepareSelection = (): void => {
  showSelection();
  bar()?.querySelector('[data-clear]')?.addEventListener('click', clearSelection);
  document.querySelector('.quotes-table')?.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (event instanceof MouseEvent && event.shiftKey && lastBox !== null) selectRange(lastBox, target);
    lastBox = target;
    showSelection();
  });
  // The browser restores ticked boxes when a person goes back.
  addEventListener('pageshow', showSelection);
};
