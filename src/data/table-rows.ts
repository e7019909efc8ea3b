/** The value of a table cell. null for an empty cell. */
type Cell = string | number | null | readonly string[];
type Cells = readonly Cell[];

/** Adds up steps; a blank step represents an empty cell and moves nothing. */
const sums = (steps: string): readonly (number | null)[] => {
  let sum = 0;
  return steps.split(',').map((step) => {
    sum += Number(step);
    return step === '' ? null : sum;
  });
};

/** By the mark that a line begins with: the cells of its column, given the rest of the line and the columns that are read. */
const READERS: Readonly<Record<string, (rest: string, columns: Readonly<Record<string, Cells>>) => Cells>> = {
  /** `[1,"a"]`: the cells as JSON. */
  '[': (rest) => JSON.parse(`[${rest}`),
  /** `#2 150,-25,`: decimals, then numbers in units of the last decimal, each less the one before: 1.5, 1.25 and an empty cell. */
  '#': (rest) => sums(rest.slice(2)).map((sum) => sum && sum / 10 ** Number(rest[0])),
  /** `03 1,1,8`: digits in a code, then codes, each less the one before: 001, 002 and 010. */
  '0': (rest) => sums(rest.slice(2)).map((sum) => String(sum).padStart(Number(rest[0]), '0')),
  /** `=["iso","grid"]010`: the words, then the position of each cell's word, in base 36. */
  '=': (rest) => {
    const end = rest.lastIndexOf(']') + 1;
    const words: Cells = JSON.parse(rest.slice(0, end));
    return [...rest.slice(end)].map((place) => words[Number.parseInt(place, 36)] ?? null);
  },
  /** `xid_mm cs_mm`: two other columns with an X between them. */
  x: (rest, columns) => {
    const [first = [], second = []] = rest.split(' ').map((name) => columns[name]);
    return first.map((cell, place) => `${cell}X${second[place]}`);
  },
};

/**
 * The rows of a table as objects, from its columns' names and a line for each column. `src/tools/build/tables/table-lines.ts`
 * writes the lines; columns that are built from others come after them.
 */
export const tableRows = <Row extends object>(names: readonly (keyof Row & string)[], text: string): readonly Row[] => {
  const lines = text.trim().split('\n');
  const columns: Record<string, Cells> = {};
  for (const [place, name] of names.entries()) {
    const line = lines[place] ?? '';
    columns[name] = READERS[line.charAt(0)]?.(line.slice(1), columns) ?? [];
  }
  const { length } = columns[names[0] ?? ''] ?? [];
  return Array.from({ length }, (_, place) =>
    Object.fromEntries(names.map((name) => [name, columns[name]?.[place]])),
  ) as unknown as readonly Row[];
};
