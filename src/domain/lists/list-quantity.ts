import { isQuantity } from '../pricing/quantity.ts';
import { LONGEST_NUMBER } from '../text/bounded-text.ts';

const UNIT = /(?:pcs?|pieces?|each|ea|units?|st|stk)\.?$/i;
const WHOLE = /^\d+$/;
const GROUPED = /^\d{1,3}(?:[,' \u00a0\u202f]\d{3})+$/;
/** A spreadsheet's number: 12.00. Three zeros may be thousands. */
const WITH_ZEROS = /^(\d+)[.,]0{1,2}$/;

/**
 * The quantity that a cell of a list holds: whole, with separators of thousands, a unit behind it. null for what may be read in
 * two ways, `1.000`, or in none.
 *
 * @example readListQuantity('1,000 pcs') // 1000
 * @example readListQuantity('a few') // null
 */
export const readListQuantity = (text: string): number | null => {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = text.trim().replace(UNIT, '').trimEnd();
  const digits = WITH_ZEROS.exec(plain)?.[1] ?? (GROUPED.test(plain) ? plain.replace(/\D/g, '') : plain);
  if (!WHOLE.test(digits)) return null;
  const value = Number(digits);
  return isQuantity(value) ? value : null;
};
