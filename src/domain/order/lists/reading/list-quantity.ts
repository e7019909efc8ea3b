import { takeQuantity } from '../../../engineering/understand/take-quantity.ts';
import { LONGEST_NUMBER } from '../../../kit/text/bounded-text.ts';
import { parsePieces } from '../../../shop/pricing/quantity.ts';

const FIGURE = /^\d[\d.,'\u2019 \u00a0\u2007\u2009\u202f]*$/;
const POINTLESS_UNIT = /^(?:u\/m|uom|n\/a|-)$/i;

/**
 * Returns the quantity in a cell, with the unit of its row. Returns `null` if the number is ambiguous (`1.000`) or
 * missing, and for units other than pieces: `3 boxes`, `10 m`.
 *
 * @example readListQuantity('1,000 pcs') // 1000
 * @example readListQuantity('1.000', 'Stk') // 1000
 * @example readListQuantity('a few') // null
 */
export const readListQuantity = (cell: string, unit = ''): number | null => {
  const figure = cell.trim();
  const pieces = unit.trim();
  if (figure.length > LONGEST_NUMBER || pieces.length > LONGEST_NUMBER) return null;
  const isFigure = FIGURE.test(figure);
  if (isFigure && (pieces === '' || POINTLESS_UNIT.test(pieces))) return parsePieces(figure, 'english');
  const taken = takeQuantity(isFigure ? `${figure} ${pieces}` : figure);
  return taken !== null && taken.rest === '' ? taken.quantity : null;
};
