/** The largest set of different words that one digit in base 36 can point into. */
const MAX_WORDS = 36;

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

const isInt = (text: string): boolean => /^-?\d+$/.test(text);

/** Each number less the one before it; an empty cell is blank. */
const stepsOf = (values: readonly (number | null)[]): string => {
  let last = 0;
  return values
    .map((value) => {
      if (value === null) return '';
      const step = value - last;
      last = value;
      return step;
    })
    .join(',');
};

/** Numbers with up to 9 decimals; null where a cell is not a number. */
const numbersLine = (cells: readonly unknown[]): string | null => {
  if (!cells.every((cell) => cell === null || (typeof cell === 'number' && isInt(String(cell).replace('.', '')))))
    return null;
  const values = cells as readonly (number | null)[];
  const decimals = Math.max(0, ...values.map((value) => decimalsOf(value ?? 0)));
  const scaled = values.map((value) => value && Math.round(value * 10 ** decimals));
  return decimals > 9 ? null : `#${decimals} ${stepsOf(scaled)}`;
};

/** Codes of equally many digits, such as `001`. */
const codesLine = (cells: readonly unknown[]): string | null => {
  const [first] = cells;
  if (typeof first !== 'string') return null;
  const isCode = (cell: unknown) => typeof cell === 'string' && /^\d{1,9}$/.test(cell) && cell.length === first.length;
  return cells.every(isCode) ? `0${first.length} ${stepsOf(cells.map(Number))}` : null;
};

/** Words that come again and again. */
const wordsLine = (cells: readonly unknown[]): string | null => {
  const words = [...new Set(cells)];
  if (words.length > MAX_WORDS || !words.every((word) => typeof word === 'string')) return null;
  return `=${JSON.stringify(words)}${cells.map((cell) => words.indexOf(cell as string).toString(36)).join('')}`;
};

/**
 * The shortest line that `src/data/table-rows.ts` reads these cells of one column from.
 *
 * @example columnLine([1.5, 1.25, null]) // '#2 150,-25,'
 */
export const columnLine = (cells: readonly unknown[]): string =>
  [numbersLine(cells), codesLine(cells), wordsLine(cells)].reduce<string>(
    (shortest, line) => (line !== null && line.length < shortest.length ? line : shortest),
    JSON.stringify(cells),
  );
