import { intersect, isEmptyBitRow, setBit, subtract, unite } from '../bits/bits.ts';
import type { CatalogLists } from '../index/catalog.ts';
import { matchWords, type WordMatch } from '../keyword/match-words.ts';
import type { CatalogQuery } from '../query.ts';
import { servingMedia, servingTemperature } from './compound-verdict.ts';
import { sizeMask } from './size-mask.ts';

/** Compounds with the sizes in which they match a query. The groups of a query have no compounds in common. */
export interface MatchGroup {
  readonly compounds: Uint32Array;
  readonly sizes: Uint32Array;
  /** Total distance of the compounds from the words that they match. 0 for exact matches of each word. */
  readonly steps: number;
}

/** The result of all filters other than facets. */
export interface Matched {
  readonly groups: readonly MatchGroup[];
  /** For each word that is the whole name of sizes: bit rows of those sizes. */
  readonly namedSizes: readonly Uint32Array[];
}

/**
 * Restricts each group to the meaning of a word: a matching compound keeps its sizes, any other keeps only matching
 * sizes.
 */
const narrow = (catalog: CatalogLists, groups: readonly MatchGroup[], word: WordMatch): MatchGroup[] =>
  groups.flatMap(({ compounds, sizes, steps }) => {
    const others = compounds.slice();
    const narrowed: MatchGroup[] = word.compounds.map((row, step) => {
      const matching = others.slice();
      intersect(matching, row);
      subtract(others, row);
      return { compounds: matching, sizes, steps: steps + step };
    });
    for (const [compound, pairSizes] of word.pairs) {
      const bit = 1 << (compound & 31);
      if (((others[compound >>> 5] as number) & bit) === 0) continue;
      others[compound >>> 5] = (others[compound >>> 5] as number) & ~bit;
      const single = new Uint32Array(catalog.compoundWords);
      single[compound >>> 5] = bit;
      const own = word.sizes.slice();
      unite(own, pairSizes);
      intersect(own, sizes);
      narrowed.push({ compounds: single, sizes: own, steps });
    }
    const rest = word.sizes.slice();
    intersect(rest, sizes);
    narrowed.push({ compounds: others, sizes: rest, steps });
    return narrowed.filter((group) => !isEmptyBitRow(group.compounds) && !isEmptyBitRow(group.sizes));
  });

const anyStep = ({ compoundWords }: CatalogLists, { compounds }: WordMatch): Uint32Array => {
  const row = new Uint32Array(compoundWords);
  for (const step of compounds) unite(row, step);
  return row;
};

/** Returns those of the compounds that are requested by label. */
const named = (
  { names, compoundWords }: CatalogLists,
  labels: readonly string[],
  compounds: Uint32Array,
): Uint32Array => {
  const row = new Uint32Array(compoundWords);
  for (const label of labels) for (const at of names.compoundsByLabel.get(label.toLowerCase()) ?? []) setBit(row, at);
  intersect(row, compounds);
  return row;
};

/**
 * Returns the result of the filters that do not participate in facet counts, factorized: keyword, size, ranges,
 * temperature, media. At most one group per compound. In compounds mode only compounds are considered.
 */
export const matchGroups = (catalog: CatalogLists, query: CatalogQuery): Matched => {
  const serving = servingTemperature(catalog, query.temperatureC).slice();
  intersect(serving, servingMedia(catalog, query));
  const compounds = query.compounds.length === 0 ? serving : named(catalog, query.compounds, serving);
  const words = query.search === '' ? [] : matchWords(sourceOf(catalog), query.search);
  const namedSizes = (words ?? []).flatMap((word) => (isEmptyBitRow(word.namedSizes) ? [] : [word.namedSizes]));
  if (words === null) return { groups: [], namedSizes };
  if (query.mode === 'compounds') {
    const row = compounds.slice();
    for (const word of words) intersect(row, anyStep(catalog, word));
    return { groups: [{ compounds: row, sizes: catalog.allSizes, steps: 0 }], namedSizes };
  }
  let groups: readonly MatchGroup[] = [{ compounds, sizes: sizeMask(catalog, query), steps: 0 }];
  for (const word of words) groups = narrow(catalog, groups, word);
  return { groups, namedSizes };
};

const sourceOf = ({ keywords, compounds, sizes, exceptions }: CatalogLists) => ({
  keywords,
  compoundCount: compounds.length,
  sizeCount: sizes.length,
  exceptions,
});
