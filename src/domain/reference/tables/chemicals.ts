import type { ChemicalsRow } from '../../../data/chemicals.gen.ts';

/** Materials that chemicals are rated for, in the table's order. */
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

/** A: little effect, B: some, C: considerable, D: not recommended; '' = no rating on file. */
export const RATINGS = ['A', 'B', 'C', 'D', ''] as const;
export type Rating = (typeof RATINGS)[number];

export interface Chemical {
  readonly name: string;
  readonly category: string;
  readonly note: string;
  /** Aligned with `RATED_MATERIALS`. */
  readonly ratings: readonly Rating[];
}

export interface ChemicalCategory {
  readonly title: string;
  /** Anchor of its part of the table: `mineral-acids`. */
  readonly anchor: string;
  readonly chemicals: readonly Chemical[];
}

/** The chemicals of chemicals.csv. */
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

/** The chemicals under their categories, both by name. */
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

/**
 * Whether a chemical's name holds every word typed, in any case and order.
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
