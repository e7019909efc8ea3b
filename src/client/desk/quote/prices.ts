import { usdCents, usdE5 } from '../../../domain/kit/units.ts';
import { discountText, listPriceAt, parsePrice, priceFieldText } from '../../../domain/order/quotes/desk/discount.ts';
import { settledPrice } from '../../../domain/order/quotes/desk/settled-price.ts';
import { amountCents, divideRounded, formatCents, formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import { parseQuantity } from '../../../domain/shop/pricing/quantity.ts';
import type { EditorForm } from './editor-form.ts';

type Column = 'quantity' | 'price' | 'discount' | 'typed' | 'kind';

/** Returns the field of a line; of its way to be quoted, the hidden one or the checked one. */
const fieldOf = (row: HTMLElement, column: Column): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>(`input[name$=".${column}"]:is([type="hidden"], :checked, :not([type="radio"]))`);

const textOf = (row: HTMLElement, column: Column): string => fieldOf(row, column)?.value ?? '';

const setText = (row: HTMLElement, column: Column, text: string): void => {
  const field = fieldOf(row, column);
  if (field !== null && field.value !== text) field.value = text;
};

/** Returns the list price of a row at its quantity, from the breaks that it carries. */
const listOf = (row: HTMLElement) => {
  const breaks = (row.dataset.breaks ?? '')
    .split(',')
    .map((text) => text.split(':').map(Number))
    .flatMap(([minQuantity = 0, price = 0]) => (price > 0 ? [{ minQuantity, unitPriceE5: usdE5(price) }] : []));
  const list = { breaks, hidden: breaks.length === 0, lineMinCents: usdCents(0), lineMaxCents: null };
  return listPriceAt(list, parseQuantity(textOf(row, 'quantity')));
};

interface LineAmounts {
  readonly total: number;
  /** Amount at list; null without a list price. */
  readonly list: number | null;
}

/** Returns the amounts of a row, or `null` while it has no price or is not quoted. */
const amountsOf = (row: HTMLElement): LineAmounts | null => {
  const kind = textOf(row, 'kind');
  if (kind === 'none' || (kind === 'part' && row.classList.contains('quote-editor-text'))) return null;
  const quantity = parseQuantity(textOf(row, 'quantity'));
  const price = parsePrice(textOf(row, 'price'));
  if (quantity === null || price === null) return null;
  const [least, leastPrice, total] = (row.dataset.least ?? '').split(':').map(Number);
  const list = listOf(row);
  if (least === quantity && leastPrice === price && total !== undefined) {
    return { total, list: list === null ? null : total };
  }
  return { total: amountCents(price, quantity), list: list === null ? null : amountCents(list, quantity) };
};

const setShown = (element: Element | null, text: string): void => {
  if (element !== null && element.textContent !== text) element.textContent = text;
};

/** Computes the fields of a line that follow from a typed one, and shows its total. @param typed name of the field, or null */
export const changeLine = (row: HTMLElement, typed: string | null): void => {
  const list = listOf(row);
  const column = typed?.split('.').at(-1) ?? '';
  if (column === 'price' || column === 'discount') setText(row, 'typed', column);
  const texts = { price: textOf(row, 'price'), discount: textOf(row, 'discount'), typed: textOf(row, 'typed') };
  const settled = settledPrice(texts, texts, list);
  if (column !== 'price') setText(row, 'price', settled.price);
  if (column !== 'discount') setText(row, 'discount', settled.discount);
  const listed = row.querySelector('.quote-editor-list');
  if (listed !== null && row.dataset.breaks !== '') setShown(listed, list === null ? 'none' : formatUnitPrice(list));
  const amounts = amountsOf(row);
  setShown(row.querySelector('[data-total]'), amounts === null ? '–' : formatCents(usdCents(amounts.total)));
  const minimum = row.querySelector<HTMLElement>('[data-minimum]');
  if (minimum !== null) {
    const [least, price] = (row.dataset.least ?? '').split(':');
    const isSame = least === textOf(row, 'quantity') && Number(price) === (parsePrice(textOf(row, 'price')) ?? 0);
    minimum.hidden = !(isSame && amounts !== null);
  }
};

/** Sets the price of a line to its list price. */
export const atList = (row: HTMLElement): void => {
  const list = listOf(row);
  if (list === null) return;
  setText(row, 'price', priceFieldText(list));
  setText(row, 'typed', 'price');
  changeLine(row, 'x.price');
};

const MINUS = '\u2212';

/** Shows the sums of all lines. */
export const showSums = ({ rows }: EditorForm): void => {
  const amounts = rows.flatMap((row) => amountsOf(row) ?? []);
  const sum = (of: (line: LineAmounts) => number): number => amounts.reduce((all, line) => all + of(line), 0);
  const list = sum((line) => line.list ?? 0);
  const ours = sum((line) => (line.list === null ? 0 : line.total));
  const less = list - ours;
  const percent = list === 0 ? 0 : divideRounded(less * 10_000, list);
  const texts: Readonly<Record<string, string>> = {
    list: formatCents(usdCents(list)),
    total: formatCents(usdCents(sum((line) => line.total))),
    discount: `${formatCents(usdCents(less))}, ${discountText(percent)}%`,
    less: (less > 0 ? MINUS : '') + formatCents(usdCents(Math.abs(less))),
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-sum]')) {
    setShown(element, texts[element.dataset.sum ?? ''] ?? '');
  }
};
