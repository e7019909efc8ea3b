import { type Chemical, chemicalText, type Rating, ratedColumn } from '../../reference/tables/chemicals.ts';
import type { Catalog } from '../catalog/index/catalog.ts';
import { compoundIndex } from './make-datasheet.ts';

/** The chemicals that the table rates for a material, by rating. */
export type MediaRatings = Readonly<Record<Exclude<Rating, ''>, readonly string[]>>;

/** Returns the ratings of a compound's material; `null` if the table does not rate it. */
export const mediaRatings = (catalog: Catalog, label: string, chemicals: readonly Chemical[]): MediaRatings | null => {
  const modifiers = catalog.compounds[compoundIndex(catalog, label) ?? -1]?.modifiers ?? [];
  const material = modifiers.map((at) => catalog.modifiers[at]).find((one) => one?.type === 'material');
  const column = ratedColumn(material?.key ?? '');
  if (column === -1) return null;
  const rated = (rating: Rating): readonly string[] =>
    chemicals.filter(({ ratings }) => ratings[column] === rating).map(({ name }) => chemicalText(name));
  return { A: rated('A'), B: rated('B'), C: rated('C'), D: rated('D') };
};
