import type { Range } from '../../../kit/units.ts';
import { materialsServing } from '../../../reference/media/media-filter.ts';
import { intersect, subtract, unite } from '../bits/bits.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../facets.ts';
import type { CatalogLists } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';

/** The result of checking the compounds against the facet groups of a query. */
export interface CompoundVerdict {
  /** Compounds that pass every group. */
  readonly passing: Uint32Array;
  /** For each group with selected values: the compounds that fail only this group. */
  readonly failingOnly: readonly { readonly group: number; readonly compounds: Uint32Array }[];
  /** Compounds in `passing` or in any of `failingOnly`, the only ones that affect counts. */
  readonly near: Uint32Array;
}

/**
 * Returns the compounds that have any or all of the values, as the facet combines them. No compound has an unknown
 * value.
 */
const passingGroup = (catalog: CatalogLists, group: FacetGroup, keys: readonly string[]): Uint32Array => {
  const values = catalog.facets.byKey[group];
  if (facetOf(group).combine === 'all') {
    const row = catalog.allCompounds.slice();
    for (const key of keys) intersect(row, values.get(key)?.compounds ?? new Uint32Array(row.length));
    return row;
  }
  const row = new Uint32Array(catalog.compoundWords);
  for (const key of keys) {
    const value = values.get(key);
    if (value) unite(row, value.compounds);
  }
  return row;
};

/** Checks all compounds against the selected values. Groups without any let all compounds pass. */
export const compoundVerdict = (catalog: CatalogLists, facets: CatalogQuery['facets']): CompoundVerdict => {
  const ticked = FACET_GROUPS.flatMap((name, group) =>
    facets[name].length === 0 ? [] : [{ group, row: passingGroup(catalog, name, facets[name]) }],
  );
  const passing = catalog.allCompounds.slice();
  for (const { row } of ticked) intersect(passing, row);
  const near = passing.slice();
  const failingOnly = ticked.map(({ group, row }, at) => {
    const compounds = catalog.allCompounds.slice();
    ticked.forEach((other, n) => {
      if (n !== at) intersect(compounds, other.row);
    });
    subtract(compounds, row);
    unite(near, compounds);
    return { group, compounds };
  });
  return { passing, failingOnly, near };
};

/**
 * Returns the compounds of the materials that serve in all of the media at the temperature, or `allCompounds` itself
 * without media.
 */
export const servingMedia = (
  catalog: CatalogLists,
  { media, temperatureC }: Pick<CatalogQuery, 'media' | 'temperatureC'>,
): Uint32Array => {
  const materials = materialsServing(media, temperatureC);
  if (materials === null) return catalog.allCompounds;
  const row = new Uint32Array(catalog.compoundWords);
  for (const key of materials) {
    const value = catalog.facets.byKey.material.get(key);
    if (value) unite(row, value.compounds);
  }
  return row;
};

/** Returns the compounds that serve the whole range, or `allCompounds` itself for an open range. */
export const servingTemperature = (catalog: CatalogLists, { low, high }: Range): Uint32Array => {
  if (low === null && high === null) return catalog.allCompounds;
  const row = new Uint32Array(catalog.compoundWords);
  catalog.compounds.forEach(({ temperatureLowC, temperatureHighC }, at) => {
    if (low !== null && (temperatureLowC === null || temperatureLowC > low)) return;
    if (high !== null && (temperatureHighC === null || temperatureHighC < high)) return;
    row[at >>> 5] = (row[at >>> 5] as number) | (1 << (at & 31));
  });
  return row;
};
