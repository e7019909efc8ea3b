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

/** Returns the cart as comma-separated values with one header line and CRLF (RFC 4180). */
export const cartCsv = ({ items }: CartState): string => csvText([HEADINGS, ...items.map(cellsOf)]);

/** Returns the cart as tab-separated lines for pasting into a spreadsheet or an email. */
export const cartText = ({ items }: CartState): string =>
  [HEADINGS, ...items.map(cellsOf)]
    .map((row) => row.map((cell) => withoutFormula(cell.replace(/\s+/g, ' '))).join('\t'))
    .join('\n');

/**
 * Returns a line in words, for an email.
 *
 * @example 'FK7502-214 × 2000, FKM 75 Shore A, AS568-214, $880.00, 5 Business Days'
 */
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
