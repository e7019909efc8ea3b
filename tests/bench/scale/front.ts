import { usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { isEmptyBitRow, wordCount } from '../../../src/domain/shop/catalog/bits/bits.ts';
import type { CatalogLists } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { createCatalogLists } from '../../../src/domain/shop/catalog/index/catalog-lists.ts';
import type { ListingResponse, ShopRow } from '../../../src/domain/shop/catalog/listing.ts';
import type { Compound } from '../../../src/domain/shop/catalog/model.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { partRow, toCompoundRow } from '../../../src/domain/shop/catalog/rows/listing-rows.ts';
import { patternName } from '../../../src/domain/shop/catalog/rows/part-name.ts';
import { addStock, NO_STOCK } from '../../../src/domain/shop/catalog/search/count-stock.ts';
import { type Matched, matchGroups } from '../../../src/domain/shop/catalog/search/match-groups.ts';
import { type Counts, inRequestedCategory, listingOf } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { type Row, rowOrder } from './row-order.ts';
import { type Places, ROW_WORDS, type ShardAnswer, type ShardLists, type ShardQuestion, valuesByKey } from './shard.ts';

/** Queries one shard. */
export type Ask = (shard: number, question: ShardQuestion) => ShardAnswer | Promise<ShardAnswer>;

/** Queries local shards or bindings to them. */
export const askOf =
  (shards: readonly { answer(question: ShardQuestion): ReturnType<Ask> }[]): Ask =>
  (at, question) => {
    const { [at]: shard } = shards;
    if (!shard) throw new RangeError(`There is no shard ${at}.`);
    return shard.answer(question);
  };

/** The lists of the whole catalog, and the first size of each shard. */
export interface Front {
  readonly lists: CatalogLists;
  readonly firstSizes: readonly number[];
  /** As `valuesByKey` of the lists. */
  readonly values: readonly number[];
}

/** Rows before a page that are fetched and skipped; rows before those are skipped by samples. */
const NEAR = 2048;
/**
 * Samples per round from each shard, times the number of shards: each round leaves this fraction of the rows to skip.
 */
const NARROWING = 128;

/** Opens a front from the lists of its shards, in the order of their sizes. */
export const openFront = (shards: readonly ShardLists[]): Front => {
  const [first] = shards;
  if (!first) throw new RangeError('A catalog has at least one shard.');
  const firstSizes: number[] = [];
  const sizes: Size[] = [];
  for (const shard of shards) {
    if (sizes.length % 32 !== 0) throw new RangeError('The sizes of a shard must end at a word boundary.');
    firstSizes.push(sizes.length);
    sizes.push(...shard.sizes);
  }
  const exceptions = shards
    .flatMap((shard, n) =>
      shard.exceptions.map(([compound, size, name]) => [compound, size + (firstSizes[n] ?? 0), name] as const),
    )
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const { compounds, modifiers } = first;
  const lists = createCatalogLists({ sizes, compounds, modifiers, exceptions }, (compound) =>
    shards.reduce((sum, { partsByCompound }) => sum + (partsByCompound[compound] ?? 0), 0),
  );
  return { lists, firstSizes, values: valuesByKey(lists.facets) };
};

interface Asked {
  readonly shard: number;
  readonly matched: Matched;
}

/** Returns the shards that can contain matching parts, each with its slice of the rows over sizes. */
const shardsAsked = ({ lists, firstSizes }: Front, { groups, namedSizes }: Matched, query: CatalogQuery): Asked[] => {
  const asked = firstSizes.map((first, shard): Asked => {
    const end = firstSizes[shard + 1] ?? lists.sizes.length;
    // Copies, because a posted view transfers its whole buffer.
    const piece = (row: Uint32Array): Uint32Array => row.slice(first / 32, first / 32 + wordCount(end - first));
    const own = groups.map((group) => ({ ...group, sizes: piece(group.sizes) }));
    return {
      shard,
      matched: { groups: own.filter(({ sizes }) => !isEmptyBitRow(sizes)), namedSizes: namedSizes.map(piece) },
    };
  });
  // Compounds are the same in every shard.
  if (query.mode === 'compounds') return asked.slice(0, 1);
  return asked.filter(({ matched }) => matched.groups.length > 0);
};

const rowsOf = ({ firstSizes }: Front, { rows }: ShardAnswer, shard: number): Row[] =>
  Array.from({ length: rows.length / ROW_WORDS }, (_, n) => {
    const [compound = 0, size = 0, id = 0, price = 0, onHand = 0, vendorQuantity = 0] = rows.subarray(n * ROW_WORDS);
    return {
      shard,
      compound,
      size: size + (firstSizes[shard] ?? 0),
      id,
      priceE5: usdE5(price),
      onHand,
      vendorQuantity,
    };
  });

const added = ({ lists, values }: Front, answers: readonly ShardAnswer[]): Counts => {
  const facetCounts = new Uint32Array(lists.facets.valueCount);
  for (const answer of answers) {
    values.forEach((at, n) => {
      facetCounts[at] = (facetCounts[at] ?? 0) + (answer.facetCounts[n] ?? 0);
    });
  }
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    stockCounts: answers.map(({ stockCounts }) => stockCounts).reduce(addStock, NO_STOCK),
    facetCounts,
  };
};

const shopRowOf = ({ lists }: Front, row: Row): ShopRow => {
  const { compound, size } = row;
  const compoundRecord = lists.compounds[compound] as Compound;
  const sizeRecord = lists.sizes[size] as Size;
  const name = lists.names.namesByCell.get(compound * lists.stride + size) ?? patternName(compoundRecord, sizeRecord);
  return partRow(lists, { ...row, name, compoundRecord, sizeRecord });
};

/**
 * Returns the same result as `searchCatalog` of one index over all parts. Counts are added up. For deep pages, each
 * shard first returns samples at a fixed step: all steps of the first samples in order are certainly before the page,
 * because no shard has more than one step of rows after its last sample that could be too. Once the remaining rows to
 * skip are few, rows are merged.
 */
export const searchShards = async (
  front: Front,
  ask: Ask,
  query: CatalogQuery,
  near = NEAR,
): Promise<ListingResponse> => {
  const matched = matchGroups(front.lists, query);
  const asked = shardsAsked(front, matched, query);
  const inOrder = rowOrder(front.lists, matched, query);
  const offset = (query.page - 1) * query.limit;
  // With a single shard there is nothing to merge, so that it starts at the page.
  let rest = asked.length > 1 ? offset : 0;
  const passed = new Map(asked.map(({ shard }) => [shard, offset - rest]));
  for (;;) {
    const isNear = rest <= near;
    const samples = NARROWING * asked.length;
    const step = isNear ? 1 : Math.ceil(rest / samples);
    const answers = await Promise.all(
      asked.map(({ shard, matched: own }) => {
        const from = (passed.get(shard) ?? 0) + step - 1;
        const places: Places = { from, step, count: isNear ? rest + query.limit : samples };
        return ask(shard, { query, matched: own, places });
      }),
    );
    const all = added(front, answers);
    const counts = inRequestedCategory(query, all);
    const listing = (items: ListingResponse['items']): ListingResponse =>
      listingOf(front.lists, query, counts, all.total, items);
    if (counts.total <= offset) return listing([]);
    if (query.mode === 'compounds')
      return listing(
        answers.flatMap(({ rows }) => Array.from(rows, (compound) => toCompoundRow(front.lists, compound))),
      );
    const merged = answers.flatMap((answer, n) => rowsOf(front, answer, asked[n]?.shard ?? 0)).sort(inOrder);
    if (isNear) return listing(merged.slice(rest, rest + query.limit).map((row) => shopRowOf(front, row)));
    const certain = Math.floor(rest / step) - asked.length + 1;
    for (const { shard } of merged.slice(0, certain)) passed.set(shard, (passed.get(shard) ?? 0) + step);
    rest -= certain * step;
  }
};
