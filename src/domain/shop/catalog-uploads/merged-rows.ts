import type { CatalogFileName } from '../catalog-files/catalog-files.ts';
import { plainText } from '../catalog-files/csv-text.ts';
import { LIST_SEPARATOR } from '../catalog-files/written-rows.ts';

/** A row of a catalog file. `row` is 0 for rows of the current catalog. */
export interface MergedRow {
  readonly cells: readonly string[];
  readonly row: number;
}

/** The number of leading columns that name what a row of an upload replaces. */
const KEYS: Readonly<Record<Exclude<CatalogFileName, 'offers.csv'>, number>> = {
  'modifiers.csv': 2,
  'compounds.csv': 1,
  'sizes.csv': 2,
  'price-lists.csv': 1,
  'price-breaks.csv': 1,
  'part-numbers.csv': 3,
  'stock.csv': 3,
  'vendors.csv': 1,
  'vendor-stock.csv': 3,
  'comparisons.csv': 1,
};

const plainKey = (cells: readonly string[]): string =>
  cells.map((cell) => plainText(cell.trim()).toLowerCase()).join('\t');
const ALL_SIZES = '*';

/** Returns the key of what a row of an upload replaces: rows with the same key are applied together or not at all. */
export const replacedKey = (file: CatalogFileName, cells: readonly string[]): string =>
  plainKey(file === 'offers.csv' ? cells.slice(0, 2) : cells.slice(0, KEYS[file]));

/** Rows of the current `offers.csv` without the sizes that the upload names. */
function* offersWithout(current: Iterable<readonly string[]>, uploaded: readonly MergedRow[]): Generator<MergedRow> {
  const named = new Map<string, Set<string>>();
  for (const { cells } of uploaded) {
    const key = replacedKey('offers.csv', cells);
    const codes = named.get(key) ?? new Set();
    named.set(key, codes);
    for (const code of plainText(cells[3] ?? '').split(LIST_SEPARATOR)) codes.add(code.trim().toLowerCase());
  }
  for (const cells of current) {
    const codes = named.get(replacedKey('offers.csv', cells));
    if (!codes) yield { cells, row: 0 };
    else if (!codes.has(ALL_SIZES)) {
      const rest = plainText(cells[3] ?? '')
        .split(LIST_SEPARATOR)
        .map((code) => code.trim())
        .filter((code) => !codes.has(code.toLowerCase()));
      if (rest.length > 0) yield { cells: [...cells.slice(0, 3), rest.join(`${LIST_SEPARATOR} `)], row: 0 };
    }
  }
}

/**
 * Generates the rows of a catalog file with an upload: rows of the catalog whose key the upload names are replaced by its rows,
 * at the position of the first one, and rows with new keys follow at the end.
 */
export function* mergedRows(
  file: CatalogFileName,
  current: Iterable<readonly string[]>,
  uploaded: readonly MergedRow[],
): Generator<MergedRow> {
  if (file === 'offers.csv') {
    yield* offersWithout(current, uploaded);
    yield* uploaded;
    return;
  }
  const byKey = Map.groupBy(uploaded, ({ cells }) => replacedKey(file, cells));
  const placed = new Set<string>();
  for (const cells of current) {
    const key = replacedKey(file, cells);
    const replacing = byKey.get(key);
    if (!replacing) yield { cells, row: 0 };
    else if (!placed.has(key)) {
      placed.add(key);
      yield* replacing;
    }
  }
  for (const [key, rows] of byKey) if (!placed.has(key)) yield* rows;
}
