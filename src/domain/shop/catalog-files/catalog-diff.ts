import { CATALOG_FILES, type CatalogFileName } from './catalog-files.ts';
import type { CatalogTables, PriceListEntry } from './catalog-tables.ts';
import { type PartChange, partChanges } from './part-changes.ts';
import { type PriceChange, priceChanges } from './price-changes.ts';
import { partCells, writtenRows } from './written-rows.ts';

/** How the rows of a file differ from the current catalog. In files about parts, parts are counted. */
export interface FileDiff {
  readonly file: CatalogFileName;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** A few of the differences: `+ NB70`, `~ NB70: line_minimum_usd 25.00 → 30.00`, `− NB70`. */
  readonly samples: readonly string[];
}

export interface CatalogDiff {
  readonly files: readonly FileDiff[];
  /** The largest first. */
  readonly prices: readonly PriceChange[];
}

const USUAL_SAMPLES = 5;

interface Compared {
  readonly current: CatalogTables;
  readonly next: CatalogTables;
  readonly maxSamples: number;
}

const counter = (file: CatalogFileName, maxSamples: number) => {
  const counts = { added: 0, changed: 0, removed: 0 };
  const samples: string[] = [];
  const signs = { added: '+', changed: '~', removed: '−' };
  return {
    add(kind: keyof typeof counts, sample: () => string): void {
      counts[kind]++;
      if (samples.length < maxSamples) samples.push(`${signs[kind]} ${sample()}`);
    },
    diff: (): FileDiff => ({ file, ...counts, samples }),
  };
};

/** The number of columns that identify a row, in files that are compared row by row. */
const KEYS: Partial<Readonly<Record<CatalogFileName, number>>> = {
  'modifiers.csv': 2,
  'compounds.csv': 1,
  'sizes.csv': 2,
  'price-lists.csv': 1,
  'vendors.csv': 1,
  'comparisons.csv': 2,
};

const rowsByKey = (tables: CatalogTables, file: CatalogFileName, keys: number) =>
  new Map([...writtenRows(tables, file)].map((row) => [row.slice(0, keys).join(' '), row]));

const rowDiff = ({ current, next, maxSamples }: Compared, file: CatalogFileName, keys: number): FileDiff => {
  const names = CATALOG_FILES.find(({ name }) => name === file)?.columns.map(({ name }) => name) ?? [];
  const before = rowsByKey(current, file, keys);
  const after = rowsByKey(next, file, keys);
  const found = counter(file, maxSamples);
  for (const [key, row] of after) {
    const old = before.get(key);
    if (!old) found.add('added', () => key);
    else {
      const at = row.findIndex((cell, column) => cell !== old[column]);
      if (at !== -1)
        found.add('changed', () => `${key}: ${names[at]} ${old[at] || '(empty)'} → ${row[at] || '(empty)'}`);
    }
  }
  for (const key of before.keys()) if (!after.has(key)) found.add('removed', () => key);
  return found.diff();
};

/** Price breaks are compared list by list, which needs no map of a hundred thousand rows. */
const breakDiff = ({ current, next, maxSamples }: Compared): FileDiff => {
  const before = new Map(current.priceLists.map((list) => [list.name, list]));
  const after = new Map(next.priceLists.map((list) => [list.name, list]));
  const found = counter('price-breaks.csv', maxSamples);
  const pricesOf = (list: PriceListEntry | undefined) => new Map(list?.breaks ?? []);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [pricesOf(before.get(name)), pricesOf(after.get(name))];
    for (const [quantity, price] of now) {
      const was = old.get(quantity);
      const sample = (): string => `${name}, from ${quantity}`;
      if (was === undefined) found.add('added', sample);
      else if (was !== price) found.add('changed', sample);
    }
    for (const quantity of old.keys()) if (!now.has(quantity)) found.add('removed', () => `${name}, from ${quantity}`);
  }
  return found.diff();
};

type Fact = 'offer' | 'number' | 'stock' | 'vendors';
const FACTS: readonly (readonly [Fact, CatalogFileName])[] = [
  ['offer', 'offers.csv'],
  ['number', 'part-numbers.csv'],
  ['stock', 'stock.csv'],
  ['vendors', 'vendor-stock.csv'],
];

const partDiffs = ({ current, next, maxSamples }: Compared): FileDiff[] => {
  const counters = FACTS.map(([fact, file]) => [fact, counter(file, maxSamples)] as const);
  const nameOf = ({ kind, cell }: PartChange): string => partCells(kind === 'removed' ? current : next, cell).join(' ');
  for (const change of partChanges(current, next)) {
    for (const [fact, found] of counters) if (change[fact]) found.add(change.kind, () => nameOf(change));
  }
  return counters.map(([, found]) => found.diff());
};

/**
 * Compares two catalogs by file.
 *
 * @param maxSamples number of differences of each file that are listed
 */
export const catalogDiff = (
  current: CatalogTables,
  next: CatalogTables,
  maxSamples: number = USUAL_SAMPLES,
): CatalogDiff => {
  const compared: Compared = { current, next, maxSamples };
  const parts = partDiffs(compared);
  const files = CATALOG_FILES.map(({ name }) => {
    const keys = KEYS[name];
    if (keys !== undefined) return rowDiff(compared, name, keys);
    return parts.find(({ file }) => file === name) ?? breakDiff(compared);
  });
  return { files, prices: priceChanges(current, next) };
};

export const isSame = ({ files }: CatalogDiff): boolean =>
  files.every(({ added, changed, removed }) => added + changed + removed === 0);
