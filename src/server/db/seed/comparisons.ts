import type { CompoundSeed } from './compounds.ts';
import { choose, hashOf, oneIn } from './hash.ts';

/** One row of the `product_comparison` collection. */
export interface ComparisonRow {
  readonly id: number;
  readonly main_compound: number;
  readonly comparison_link: string;
  readonly comparison_text: string;
}

/** How a compound is named beside another. @example 'EP7003 (EPDM 70, peroxide)' */
const textOf = ({ label, material, durometer, cure }: CompoundSeed): string => {
  const name = durometer === null ? material : `${material} ${durometer}`;
  return `${label} (${[name, cure?.toLowerCase()].filter(Boolean).join(', ')})`;
};

/** Up to three neighbours of two compounds in five: of the same material, or of the same hardness. */
export const comparisonRows = (compounds: readonly CompoundSeed[]): ComparisonRow[] => {
  const rows: ComparisonRow[] = [];
  for (const main of compounds) {
    if (!oneIn(40, main.id, 81)) continue;
    const near = compounds.filter(
      (other) =>
        other.id !== main.id &&
        (other.material === main.material || (main.durometer !== null && other.durometer === main.durometer)),
    );
    const wanted = near.length === 0 ? 0 : 1 + (hashOf(main.id, 82) % 3);
    const chosen = new Set(Array.from({ length: wanted }, (_, place) => choose(near, main.id, place, 83)));
    for (const other of chosen) {
      rows.push({
        id: rows.length + 1,
        main_compound: main.id,
        comparison_link: `/shop/orings?search=${other.label}`,
        comparison_text: textOf(other),
      });
    }
  }
  return rows;
};
