import type { CompoundSeed } from './compounds.ts';
import { chooseByHash, hashOf, oneIn } from './hash.ts';

/** One row of the `product_comparison` collection. */
export interface ComparisonRow {
  readonly id: number;
  readonly main_compound: number;
  readonly comparison_link: string;
  readonly comparison_text: string;
}

/** Formats a compound for comparisons. @example 'EP7003 (EPDM 70, peroxide)' */
const textOf = ({ label, material, durometer, cure }: CompoundSeed): string => {
  const name = durometer === null ? material : `${material} ${durometer}`;
  return `${label} (${[name, cure?.toLowerCase()].filter(Boolean).join(', ')})`;
};

/** Explicit alternatives, by label. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  NB7001: ['HN7008', 'NB9004'],
  EP7003: ['EP8007'],
  FK7502: ['FK7501', 'FK7540'],
  FK9011: ['FK7502'],
  FF7512: ['AF8016'],
  VM7005: ['VM7010', 'FV7006'],
  FV7006: ['FK7540'],
};

/** Returns one to three other compounds of the same material or the same hardness, for two compounds in five. */
const derived = (main: CompoundSeed, compounds: readonly CompoundSeed[]): readonly CompoundSeed[] => {
  if (!oneIn(40, main.id, 81)) return [];
  const near = compounds.filter(
    (other) =>
      other.id !== main.id &&
      (other.material === main.material || (main.durometer !== null && other.durometer === main.durometer)),
  );
  if (near.length === 0) return [];
  const wanted = 1 + (hashOf(main.id, 82) % 3);
  return [...new Set(Array.from({ length: wanted }, (_, place) => chooseByHash(near, main.id, place, 83)))];
};

/** Returns the alternatives of each compound. */
export const comparisonRows = (compounds: readonly CompoundSeed[]): ComparisonRow[] =>
  compounds
    .flatMap((main) => {
      const written = WRITTEN[main.label];
      const others = written ? compounds.filter((other) => written.includes(other.label)) : derived(main, compounds);
      return others.map((other) => ({
        main_compound: main.id,
        comparison_link: `/shop/orings?search=${other.label}`,
        comparison_text: textOf(other),
      }));
    })
    .map((row, index) => ({ id: index + 1, ...row }));
