import type { ChemicalsRow } from '../../../data/chemicals.gen.ts';

/** Materials with chemical ratings, in the table's order. */
export const RATED_MATERIALS = [
  'NBR',
  'HNBR',
  'EPDM',
  'FKM',
  'FFKM',
  'VMQ',
  'FVMQ',
  'CR',
  'IIR',
  'PTFE',
  'AU',
  'FEPM',
] as const;

/** Returns the column of a key of the store's material filter, or -1 for a material without ratings. */
export const ratedColumn = (material: string): number =>
  RATED_MATERIALS.findIndex((rated) => rated.toLowerCase() === material);

/** A: little effect, B: some, C: considerable, D: not recommended; '' = no rating on file. */
export const RATINGS = ['A', 'B', 'C', 'D', ''] as const;
export type Rating = (typeof RATINGS)[number];

export interface Chemical {
  readonly name: string;
  readonly category: string;
  readonly note: string;
  /** In the order of `RATED_MATERIALS`. */
  readonly ratings: readonly Rating[];
}

export interface ChemicalCategory {
  readonly title: string;
  /** Anchor of its section of the table: `mineral-acids`. */
  readonly anchor: string;
  readonly chemicals: readonly Chemical[];
}

/** Returns the chemicals of chemicals.csv. */
export const chemicalTable = (rows: readonly ChemicalsRow[]): readonly Chemical[] =>
  rows.map((row) => ({
    name: row.chemical,
    category: row.category,
    note: row.note,
    ratings: RATED_MATERIALS.map((material) => row[material]),
  }));

/** @example anchorOf('Oils, greases and lubricants') // 'oils-greases-and-lubricants' */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the chemicals grouped by category, both sorted by name. */
export const chemicalCategories = (chemicals: readonly Chemical[]): readonly ChemicalCategory[] => {
  const byTitle = Map.groupBy(chemicals, ({ category }) => category);
  return [...byTitle.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, members]) => ({
      title,
      anchor: anchorOf(title),
      chemicals: members.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
    }));
};

/** Returns a chemical's name for display. @example chemicalText('Steam below 150 C') // 'Steam below 150 °C' */
export const chemicalText = (name: string): string => name.replace(/(\d) C\b/g, '$1 °C');

/**
 * Returns whether a chemical's name contains every typed word, in any case and order.
 *
 * @example namesChemical('Acetic acid, glacial', 'glacial acetic') // true
 */
export const namesChemical = (name: string, typed: string): boolean => {
  const text = name.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
