import type { BitMatrix } from '../bits/bit-matrix.ts';
import { lowestBit, popcount, wordsInUse } from '../bits/bits.ts';
import { FACET_GROUPS, facetOf } from '../facets.ts';
import type { Catalog } from '../index/catalog.ts';
import type { FacetIndex } from '../index/facet-index.ts';
import type { CatalogQuery } from '../query.ts';
import { type CompoundVerdict, compoundVerdict } from './compound-verdict.ts';
import { addStock, countStock, NO_STOCK, type StockCounts } from './count-stock.ts';
import { type Matched, type MatchGroup, matchGroups } from './match-groups.ts';
import { type SizeSide, smallerSide } from './size-side.ts';
import { type StockScope, stockScope } from './stock-scope.ts';

/** A group reduced to the compounds that pass every facet group, with its parts by stock. */
export interface CountedGroup extends MatchGroup {
  readonly stockCounts: StockCounts;
}

/** The complete result of a query, counted but not listed. */
export interface Match {
  readonly groups: readonly CountedGroup[];
  /** Rows by compound: number of matching parts of each compound, 0 for compounds that do not pass. */
  readonly counts: Uint32Array;
  readonly total: number;
  /** Number of rows if a value were selected, by the value's index. */
  readonly facetCounts: Uint32Array;
  /** The stock scope of the counted parts. */
  readonly scope: StockScope;
  /** Parts by stock, regardless of the requested stock. All zero for compounds. */
  readonly stockCounts: StockCounts;
  /** For each word that names sizes exactly: bit rows of those sizes. */
  readonly namedSizes: readonly Uint32Array[];
  /** Whether every part matches because no filter is active. */
  readonly everything: boolean;
}

/**
 * Whether each group requires all of its values. Then selecting one more cannot restore a compound that fails the
 * group.
 */
const ASKS_ALL = FACET_GROUPS.map((group) => facetOf(group).combine === 'all');

type Count = (compound: number) => number;

/** Returns a function that counts the parts of some sizes in a row of the matrix. Skips zero words. */
const counterOf = (catalog: Catalog, { bits, before }: BitMatrix, { sizes, isOutside }: SizeSide): Count => {
  const { sizeWords } = catalog;
  const words = wordsInUse(sizes);
  return (compound) => {
    const start = compound * sizeWords;
    let count = 0;
    for (let n = 0; n < words.length; n++) {
      const word = words[n] as number;
      count += popcount((bits[start + word] as number) & (sizes[word] as number));
    }
    return isOutside ? (before[start + sizeWords] as number) - (before[start] as number) - count : count;
  };
};

/** Adds a count to the values of a compound's groups. `from` and `to` are indexes in the index's `starts`. */
const crediting =
  ({ compoundValues, starts }: FacetIndex, facetCounts: Uint32Array) =>
  (from: number, to: number, count: number): void => {
    for (let at = starts[from] as number; at < (starts[to] as number); at++) {
      const value = compoundValues[at] as number;
      facetCounts[value] = (facetCounts[value] as number) + count;
    }
  };

const groupFailed = ({ failingOnly }: CompoundVerdict, word: number, bit: number): number =>
  failingOnly.find(({ compounds }) => ((compounds[word] as number) & bit) !== 0)?.group ?? -1;

/**
 * Counts a query in one pass over the compounds that pass every facet group (counted for all their values) or fail
 * exactly one (counted for their values of that group), which makes every disjunctive count exact.
 *
 * @param matched the result of the query's other filters
 */
export const matchParts = (
  catalog: Catalog,
  query: CatalogQuery,
  matched: Matched = matchGroups(catalog, query),
): Match => {
  const parts = query.mode === 'parts';
  const scope = parts ? stockScope(query) : 'all';
  const { byCompound: rows } = catalog.rows.scopes[scope];
  const verdict = compoundVerdict(catalog, query.facets);
  const counts = new Uint32Array(catalog.compounds.length);
  const facetCounts = new Uint32Array(catalog.facets.valueCount);
  const groupCount = FACET_GROUPS.length;
  let total = 0;
  const credit = crediting(catalog.facets, facetCounts);
  const groups = matched.groups.map((group): CountedGroup => {
    const side = smallerSide(catalog, group.sizes);
    const countOf: Count = parts ? counterOf(catalog, rows, side) : () => 1;
    let inGroup = 0;
    for (let word = 0; word < group.compounds.length; word++) {
      const passing = verdict.passing[word] as number;
      for (
        let rest = (group.compounds[word] as number) & (verdict.near[word] as number);
        rest !== 0;
        rest &= rest - 1
      ) {
        const bit = rest & -rest;
        const compound = word * 32 + lowestBit(rest);
        const count = countOf(compound);
        if (count === 0) continue;
        if ((passing & bit) !== 0) {
          counts[compound] = count;
          inGroup += count;
          credit(compound * groupCount, (compound + 1) * groupCount, count);
        } else {
          const failed = groupFailed(verdict, word, bit);
          if (ASKS_ALL[failed] !== true)
            credit(compound * groupCount + failed, compound * groupCount + failed + 1, count);
        }
      }
    }
    total += inGroup;
    const compounds = group.compounds.map((word, at) => word & (verdict.passing[at] as number));
    return {
      ...group,
      compounds,
      stockCounts: parts ? countStock(catalog, compounds, side, scope, inGroup) : NO_STOCK,
    };
  });
  return {
    groups,
    counts,
    total,
    facetCounts,
    scope,
    stockCounts: groups.map(({ stockCounts }) => stockCounts).reduce(addStock, NO_STOCK),
    namedSizes: matched.namedSizes,
    everything: total === (parts ? rows.before[rows.bits.length] : catalog.compounds.length),
  };
};
