import { intersect, isEmptyBitRow, setBit, subtract, unite } from '../bits/bits.ts';
import type { CatalogLists } from '../index/catalog.ts';
import { matchWords, type WordMatch } from '../keyword/match-words.ts';
import type { CatalogQuery } from '../query.ts';
import { servingMedia, servingTemperature } from './compound-verdict.ts';
import { sizeMask } from './size-mask.ts';

/** Compounds with the sizes in which they answer a query. The groups of a query share no compound. */
export interface MatchGroup {
  readonly compounds: Uint32Array;
  readonly sizes: Uint32Array;
  /** How far the compounds are from the words that they match, summed: 0 when they are what each word says. */
  readonly steps: number;
}

/** What the filters outside of facets leave. */
export interface Matched {
  readonly groups: readonly MatchGroup[];
  /** Of each word that is the whole name of sizes: bit rows of those sizes. */
  readonly namedSizes: readonly Uint32Array[];
}

/** Narrows each group to what a word means: a compound that matches keeps its sizes, any other only matching sizes. */
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

/** Those of the compounds that are asked for by label. */
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
 * The filters that do not take part in facet counts, factorised: keyword, size, ranges, temperature, media. At most one group
 * per compound. Compounds mode looks at compounds alone.
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
