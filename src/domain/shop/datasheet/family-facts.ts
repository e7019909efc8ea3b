import { type Chemical, ratedColumn } from '../../reference/tables/chemicals.ts';
import { materialPlace } from '../../reference/tables/material-places.ts';
import type { Material } from '../../reference/tables/materials.ts';
import type { FamilyFacts } from './datasheet.ts';

/** Keys of a compound's properties, as the store's filters name them. */
export interface FamilyKeys {
  readonly material: string;
  readonly subtype: readonly string[];
  readonly curetype: readonly string[];
}

/**
 * Returns the rows of the table of materials that may apply to a compound: a single one if type or cure determines it,
 * otherwise all of its material.
 */
const candidates = (materials: readonly Material[], keys: FamilyKeys): readonly Material[] => {
  const same = materials.filter(({ code }) => materialPlace(code)?.material === keys.material);
  const decided = same.filter(({ code }) => {
    const narrowed = materialPlace(code)?.narrowed;
    return narrowed !== undefined && keys[narrowed.group].includes(narrowed.key);
  });
  return decided.length > 0 ? decided : same;
};

const agreed = <Value>(values: readonly Value[], otherwise: Value): Value => {
  const [first = otherwise, ...rest] = values;
  return rest.every((value) => value === first) ? first : otherwise;
};

const inAll = (lists: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...rest] = lists;
  return first.filter((text) => rest.every((list) => list.includes(text)));
};

const chemicalCounts = (chemicals: readonly Chemical[], material: string): FamilyFacts['chemicals'] => {
  const column = ratedColumn(material);
  if (column === -1) return null;
  const ratings = chemicals.map(({ ratings: row }) => row[column] ?? '').filter((rating) => rating !== '');
  const count = (wanted: string) => ratings.filter((rating) => rating === wanted).length;
  return { rated: ratings.length, good: count('A'), poor: count('D') };
};

/**
 * Returns the typical properties of a compound's polymer. If several rows of the table are possible, such as the types
 * of FKM, only properties on which all agree are included. Returns null for a material that is not in the table.
 */
export const familyFacts = (
  materials: readonly Material[],
  chemicals: readonly Chemical[],
  keys: FamilyKeys,
): FamilyFacts | null => {
  const rows = candidates(materials, keys);
  const [first] = rows;
  if (first === undefined) return null;
  return {
    name: rows.length === 1 ? first.family : (first.family.split(/[,(]/)[0]?.trim() ?? first.family),
    page: agreed(
      rows.map(({ code }) => materialPlace(code)?.page ?? ''),
      '',
    ),
    astm: agreed(
      rows.map(({ astm }) => astm),
      '',
    ),
    goodFor: inAll(rows.map(({ goodFor }) => goodFor)),
    poorFor: inAll(rows.map(({ poorFor }) => poorFor)),
    shelfLife: agreed(
      rows.map(({ shelfLife }) => shelfLife),
      null,
    ),
    density: agreed(
      rows.map(({ densityCompound }) => densityCompound),
      '',
    ),
    permeability: agreed(
      rows.map(({ permeability }) => permeability),
      '',
    ),
    chemicals: chemicalCounts(chemicals, keys.material),
  };
};
