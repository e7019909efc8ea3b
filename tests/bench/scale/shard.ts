import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import type { FacetIndex } from '../../../src/domain/shop/catalog/index/facet-index.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { partAt } from '../../../src/domain/shop/catalog/rows/part-at.ts';
import type { Matched } from '../../../src/domain/shop/catalog/search/match-groups.ts';
import { type Match, matchParts } from '../../../src/domain/shop/catalog/search/match-parts.ts';
import { pageOfCompounds, partsFrom } from '../../../src/domain/shop/catalog/search/page-cells.ts';
import type { Counts } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import type { SnapshotMeta } from '../../../src/domain/shop/catalog/snapshot/snapshot-meta.ts';

/** Positions in a shard's result: `count` of them, starting at `from`, `step` apart. */
export interface Places {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** A query as sent to a shard: its words are already resolved in the lists of the whole catalog. */
export interface ShardQuestion {
  readonly query: CatalogQuery;
  /** The matches of the filters other than facets, in rows over the shard's sizes. */
  readonly matched: Matched;
  readonly places: Places;
}

/** Words of a row: compound, the shard's number of the size, id, price, our stock and vendor stock. */
export const ROW_WORDS = 6;

export interface ShardAnswer extends Counts {
  /** Counts of facet values in the order of `valuesByKey`, which all shards share. */
  readonly facetCounts: Uint32Array;
  /** The parts at the requested positions that exist. In compounds mode the page, compounds only. */
  readonly rows: Uint32Array;
}

/** The data of a shard that the front reads once. */
export interface ShardLists extends SnapshotMeta {
  readonly partsByCompound: Uint32Array;
}

/** One index over all compounds and some of the sizes. */
export interface Shard {
  lists(): ShardLists;
  answer(question: ShardQuestion): ShardAnswer;
}

/** Positions of all facet values by group, then key, because an index orders them by its part counts. */
export const valuesByKey = ({ groups }: FacetIndex): readonly number[] =>
  Object.values(groups).flatMap((values) =>
    values.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ index }) => index),
  );

/** Listing the whole range takes less time than finding many positions individually. */
const cellsAt = (catalog: Catalog, match: Match, query: CatalogQuery, { from, step, count }: Places): number[] => {
  const cells = partsFrom(catalog, match, query, from, (count - 1) * step + 1);
  return step === 1 ? cells : cells.filter((_, at) => at % step === 0);
};

const rowsOf = (catalog: Catalog, cells: readonly number[]): Uint32Array => {
  const rows = new Uint32Array(cells.length * ROW_WORDS);
  cells.forEach((cell, n) => {
    const { compound, size, id, priceE5, onHand, vendorQuantity } = partAt(catalog, cell);
    rows.set([compound, size, id, priceE5, onHand, vendorQuantity], n * ROW_WORDS);
  });
  return rows;
};

/** Opens a snapshot of some sizes: a regular one whose sizes start at a word of the whole catalog's bit rows. */
export const openShard = (snapshot: Uint8Array): Shard => {
  const catalog = openCatalog(snapshot);
  const { sizes, compounds, modifiers, exceptions, sizeWords } = catalog;
  const { before } = catalog.rows.present;
  const values = valuesByKey(catalog.facets);
  return {
    lists: () => ({
      sizes,
      compounds,
      modifiers,
      exceptions,
      partsByCompound: Uint32Array.from(
        compounds,
        (_, at) => (before[(at + 1) * sizeWords] ?? 0) - (before[at * sizeWords] ?? 0),
      ),
    }),
    answer: ({ query, matched, places }) => {
      const match = matchParts(catalog, query, matched);
      return {
        total: match.total,
        stockCounts: match.stockCounts,
        facetCounts: Uint32Array.from(values, (at) => match.facetCounts[at] ?? 0),
        rows:
          query.mode === 'compounds'
            ? Uint32Array.from(pageOfCompounds(catalog, match, query))
            : rowsOf(catalog, cellsAt(catalog, match, query, places)),
      };
    },
  };
};
