import { csvText, withoutFormula } from '../../kit/text/spreadsheet.ts';
import { formatCents } from '../../shop/pricing/money.ts';
import { shipTimeText, shipTimeValue } from '../../shop/pricing/ship-time.ts';
import type { CartItem, CartState } from './cart.ts';

const HEADINGS = ['Part', 'Description', 'Size', 'Quantity', 'Unit price', 'Total', 'Ship time', 'Expedite', 'Note'];

const cellsOf = (item: CartItem): string[] => [
  item.productName,
  item.description,
  item.descriptionTwo,
  String(item.quantity),
  item.fixedPriceDisplay,
  typeof item.price === 'number' ? formatCents(item.price) : item.price,
  shipTimeValue(item.shipTime),
  item.expedite ? 'yes' : 'no',
  item.note,
];

/** The cart as comma-separated values, one head line, CRLF (RFC 4180). */
export const cartCsv = ({ items }: CartState): string => csvText([HEADINGS, ...items.map(cellsOf)]);

/** The cart as tab-separated lines that paste into a spreadsheet or a mail. */
export const cartText = ({ items }: CartState): string =>
  [HEADINGS, ...items.map(cellsOf)]
    .map((row) => row.map((cell) => withoutFormula(cell.replace(/\s+/g, ' '))).join('\t'))
    .join('\n');

/** One line in words, for a mail. @example 'FK7502-214 × 2000, FKM 75 Shore A, AS568-214, $880.00, 5 Business Days' */
export const cartLineText = (item: CartItem): string =>
  [
    `${item.productName} × ${item.quantity}`,
    item.description,
    item.descriptionTwo,
    typeof item.price === 'number' ? formatCents(item.price) : item.price,
    shipTimeText(item.shipTime),
    ...(item.expedite ? ['expedite'] : []),
    ...(item.note === '' ? [] : [`note: ${item.note.replace(/\s+/g, ' ')}`]),
  ].join(', ');
