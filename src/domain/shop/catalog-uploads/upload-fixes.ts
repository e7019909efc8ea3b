import * as v from 'valibot';

/** Maximum number of corrected values. */
export const MAX_FIXED_VALUES = 500;

const text = v.pipe(v.string(), v.maxLength(200));

export const uploadFixes = v.object({
  /** Column, value, and the value that replaces it. */
  values: v.optional(v.pipe(v.array(v.tuple([text, text, text])), v.maxLength(MAX_FIXED_VALUES)), []),
  /** Columns in which numbers have a decimal comma, or a currency sign and thousands separators. */
  notations: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
});

/** Corrections that staff accepted: they apply while the file is read. */
export type UploadFixes = v.InferOutput<typeof uploadFixes>;

export const NO_FIXES: UploadFixes = { values: [], notations: [] };

/**
 * Returns a number of another notation as digits with a period, or `null` if it is not one.
 *
 * @example plainNumber('$0,35') // '0.35'
 * @example plainNumber('1,234.50 USD') // '1234.50'
 */
export const plainNumber = (cell: string): string | null => {
  const bare = cell.replace(/^\s*(?:US\$|USD|\$|€)?\s*|\s*(?:US\$|USD|\$|€)?\s*$/gi, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d{1,3}(?:[.' ]\d{3})+,\d+$/.test(bare)) return bare.replace(/[.' ]/g, '').replace(',', '.');
  if (/^\d+,\d+$/.test(bare)) return bare.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(bare) ? bare : null;
};

/** Returns a function that corrects the cell of a column. */
export const fixerOf = ({ values, notations }: UploadFixes): ((column: string, cell: string) => string) => {
  if (values.length === 0 && notations.length === 0) return (_, cell) => cell;
  const byCell = new Map(values.map(([column, from, to]) => [`${column} = ${from}`, to]));
  const inNotation = new Set(notations);
  return (column, cell) => {
    const value = byCell.get(`${column} = ${cell.trim()}`) ?? cell;
    return inNotation.has(column) ? (plainNumber(value) ?? value) : value;
  };
};
