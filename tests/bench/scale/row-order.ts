import { forBits, testBit } from '../../../src/domain/shop/catalog/bits/bits.ts';
import type { CatalogLists } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { COMPOUND_ORDER_KEYS, type CompoundColumn } from '../../../src/domain/shop/catalog/index/compound-orders.ts';
import type { PartValues } from '../../../src/domain/shop/catalog/model.ts';
import type { CatalogQuery, SortColumn } from '../../../src/domain/shop/catalog/query.ts';
import type { Matched } from '../../../src/domain/shop/catalog/search/match-groups.ts';
import { distanceFrom, missedNames } from '../../../src/domain/shop/catalog/search/rank-sizes.ts';

/** A part as shards return it, with its size number in the whole catalog. */
export interface Row extends PartValues {
  readonly shard: number;
  readonly compound: number;
  readonly size: number;
}

type Key = (row: Row) => number;

const size: Key = (row) => row.size;
const compound: Key = (row) => row.compound;
const isUnpriced: Key = ({ priceE5 }) => Number(priceE5 === 0);
const stock: Key = ({ onHand, vendorQuantity }) => (onHand > 0 ? 0 : vendorQuantity > 0 ? 1 : 2);

const isCompoundColumn = (column: SortColumn): column is CompoundColumn =>
  (COMPOUND_ORDER_KEYS as readonly SortColumn[]).includes(column);

/** Returns the position of each number in an order. */
const places = (order: Uint16Array): Uint16Array => {
  const at = new Uint16Array(order.length);
  order.forEach((number, position) => {
    at[number] = position;
  });
  return at;
};

const fitKeys = (lists: CatalogLists, { groups, namedSizes }: Matched, query: CatalogQuery): readonly Key[] => {
  const distance = distanceFrom(lists, query);
  const steps = new Uint8Array(lists.compounds.length);
  for (const group of groups) {
    forBits(group.compounds, (at) => {
      steps[at] = group.steps;
    });
  }
  return [
    (row) => steps[row.compound] ?? 0,
    (row) => missedNames(namedSizes, row.size),
    ...(distance ? [(row: Row) => distance(row.size)] : []),
    (row) => Number(testBit(lists.rigidCompounds, row.compound)),
    stock,
    isUnpriced,
    size,
    compound,
  ];
};

/** Returns the sort keys of rows, most significant first; smaller ones come first (docs/catalog-index.md, "Order"). */
const keysOf = (lists: CatalogLists, matched: Matched, query: CatalogQuery): readonly Key[] => {
  if (query.sort === null) return fitKeys(lists, matched, query);
  const { column, direction } = query.sort;
  const sign = direction === 'asc' ? 1 : -1;
  if (column === 'price') return [isUnpriced, (row) => sign * row.priceE5, size, compound];
  if (column === 'stock') return [(row) => sign * row.onHand, (row) => sign * row.vendorQuantity, size, compound];
  if (column === 'name') {
    const at = places(lists.compoundOrders.name.asc);
    return [(row) => sign * (at[row.compound] ?? 0), (row) => sign * row.size];
  }
  if (isCompoundColumn(column)) {
    const at = places(lists.compoundOrders[column][direction]);
    return [(row) => at[row.compound] ?? 0, size];
  }
  const at = places(lists.sizeOrders[column][direction]);
  return [(row) => at[row.size] ?? 0, compound];
};

/** Returns a comparison of parts from different shards in the order of one index. */
export const rowOrder = (lists: CatalogLists, matched: Matched, query: CatalogQuery): ((a: Row, b: Row) => number) => {
  const keys = keysOf(lists, matched, query);
  return (a, b) => {
    for (const key of keys) {
      const difference = key(a) - key(b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
};
