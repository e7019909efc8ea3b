import { type BitMatrix, rowTotal } from '../bits/bit-matrix.ts';
import { lowestBit, popcount } from '../bits/bits.ts';
import { FACET_GROUPS, facetOf } from '../facets.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery, StockKind } from '../query.ts';
import { type CompoundVerdict, compoundVerdict } from './compound-verdict.ts';
import { type MatchGroup, matchGroups } from './match-groups.ts';
import { type StockScope, stockScope } from './stock-scope.ts';

/** Parts in own stock, only in vendors' stock, and in none. */
export type StockCounts = Readonly<Record<StockKind | 'none', number>>;

/** The whole result of a query, counted but not listed. */
export interface Match {
  /** Groups reduced to the compounds that pass every facet group. */
  readonly groups: readonly MatchGroup[];
  /** Rows by compound: parts of each compound that answer the query; 0 for compounds that do not pass. */
  readonly counts: Uint32Array;
  readonly total: number;
  /** Rows there would be with a value ticked, by the value's index. */
  readonly facetCounts: Uint32Array;
  /** The parts that count. */
  readonly scope: StockScope;
  /** Parts by their stock, whatever stock the query asks for; no more than zeros of compounds. */
  readonly stockCounts: StockCounts;
  /** Of each word that names sizes exactly: bit rows of those sizes. */
  readonly namedSizes: readonly Uint32Array[];
  /** True when every part counts: no filter is in force. */
  readonly everything: boolean;
}

/** Whether each group asks for all of its values: one more ticked then cannot win back a compound that fails the group. */
const ASKS_ALL = FACET_GROUPS.map((group) => facetOf(group).combine === 'all');

type Count = (compound: number) => number;

/** For a matrix, how many sizes of `mask` each of its rows has. Only words of the mask that are not zero are looked at. */
const counterOf = (catalog: Catalog, mask: Uint32Array): ((matrix: BitMatrix) => Count) => {
  const { sizeWords } = catalog;
  if (mask === catalog.allSizes) return (matrix) => (compound) => rowTotal(matrix, compound, sizeWords);
  const listed: number[] = [];
  mask.forEach((bits, word) => {
    if (bits !== 0) listed.push(word);
  });
  const words = Uint16Array.from(listed);
  const values = Uint32Array.from(words, (word) => mask[word] as number);
  return ({ bits }) =>
    (compound) => {
      const start = compound * sizeWords;
      let count = 0;
      for (let at = 0; at < words.length; at++) {
        count += popcount((bits[start + (words[at] as number)] as number) & (values[at] as number));
      }
      return count;
    };
};

/** The parts of a scope, from the parts by their stock. */
const IN_SCOPE: Readonly<Record<StockScope, (counts: StockCounts) => number>> = {
  all: ({ own, offsite, none }) => own + offsite + none,
  available: ({ own, offsite }) => own + offsite,
  own: ({ own }) => own,
  offsite: ({ offsite }) => offsite,
};

const groupFailed = ({ failingOnly }: CompoundVerdict, word: number, bit: number): number =>
  failingOnly.find(({ compounds }) => ((compounds[word] as number) & bit) !== 0)?.group ?? -1;

/**
 * Counts a query: one pass over the compounds that pass every facet group (they count for all their values) or fail
 * exactly one (they count for their values of that group), which makes every disjunctive count exact.
 */
export const matchParts = (catalog: Catalog, query: CatalogQuery): Match => {
  const { facets } = catalog;
  const { compoundValues, starts } = facets;
  const parts = query.mode === 'parts';
  const scope = parts ? stockScope(query) : 'all';
  const { scopes } = catalog.rows;
  const { byCompound: rows } = scopes[scope];
  const stockCounts = { own: 0, offsite: 0, none: 0 };
  const verdict = compoundVerdict(catalog, query.facets);
  const counts = new Uint32Array(catalog.compounds.length);
  const facetCounts = new Uint32Array(facets.valueCount);
  const groupCount = FACET_GROUPS.length;
  let total = 0;
  const credit = (from: number, to: number, count: number): void => {
    for (let at = starts[from] as number; at < (starts[to] as number); at++) {
      const value = compoundValues[at] as number;
      facetCounts[value] = (facetCounts[value] as number) + count;
    }
  };
  const { groups, namedSizes } = matchGroups(catalog, query);
  for (const { compounds, sizes } of groups) {
    const countIn = counterOf(catalog, sizes);
    const countOf: Count = parts ? countIn(rows) : () => 1;
    const countAll = countIn(scopes.all.byCompound);
    const countOwn = countIn(scopes.own.byCompound);
    const countOffsite = countIn(scopes.offsite.byCompound);
    /** Adds a compound's parts by their stock; gives how many of them count. */
    const addStock: Count = (compound) => {
      const own = countOwn(compound);
      const offsite = countOffsite(compound);
      const none = countAll(compound) - own - offsite;
      stockCounts.own += own;
      stockCounts.offsite += offsite;
      stockCounts.none += none;
      return IN_SCOPE[scope]({ own, offsite, none });
    };
    const countPassing = parts ? addStock : countOf;
    for (let word = 0; word < compounds.length; word++) {
      const passing = verdict.passing[word] as number;
      for (let rest = (compounds[word] as number) & (verdict.near[word] as number); rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const compound = word * 32 + lowestBit(rest);
        const passes = (passing & bit) !== 0;
        const count = (passes ? countPassing : countOf)(compound);
        if (count === 0) continue;
        if (passes) {
          counts[compound] = count;
          total += count;
          credit(compound * groupCount, (compound + 1) * groupCount, count);
        } else {
          const group = groupFailed(verdict, word, bit);
          if (ASKS_ALL[group] !== true) credit(compound * groupCount + group, compound * groupCount + group + 1, count);
        }
      }
    }
  }
  return {
    groups: groups.map((group) => ({
      ...group,
      compounds: group.compounds.map((word, at) => word & (verdict.passing[at] as number)),
    })),
    counts,
    total,
    facetCounts,
    scope,
    stockCounts,
    namedSizes,
    everything: total === (parts ? rows.before[rows.bits.length] : catalog.compounds.length),
  };
};
