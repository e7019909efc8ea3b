import type { Change, RecordKind } from '../../domain/shop/bulk/change-keys.ts';
import type { Row, TableName } from '../../domain/shop/bulk/tables.ts';
import { hasCell } from '../../domain/shop/catalog/bits/bit-matrix.ts';
import type { StoredParts } from '../../domain/shop/catalog/index/catalog.ts';
import { onHandAt, vendorQuantityAt } from '../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../domain/shop/catalog/rows/parts.ts';
import {
  type Block,
  type BulkCatalog,
  cellsOf,
  compoundRow,
  firstByKey,
  listIdAt,
  partNumberAt,
  partRow,
  priceListRows,
  sizeRow,
  stockRow,
} from './bulk-catalog.ts';

/** How the row or rows of a key changed. `rows` is empty for a removed one. */
export interface RowChange {
  readonly table: TableName;
  readonly change: Change;
  readonly rows: readonly Row[];
}

/** A changed record of the catalog with the rows of its tables. */
export interface RecordChange {
  readonly record: RecordKind;
  readonly change: Change;
  readonly key: string;
  readonly tables: readonly RowChange[];
}

const changeOf = (before: readonly Row[] | null, after: readonly Row[] | null): Change | null => {
  if (after === null) return before === null ? null : 'removed';
  if (before === null) return 'added';
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'changed';
};

const rowChange = (table: TableName, before: readonly Row[] | null, after: readonly Row[] | null): RowChange[] => {
  const change = changeOf(before, after);
  return change === null ? [] : [{ table, change, rows: after ?? [] }];
};

/** How to make the rows of each record, by its key. The rows of all records at once would take 10 MB. */
type RowMakers = ReadonlyMap<string, () => readonly Row[]>;

const rowMakers = <Item>(
  items: readonly Item[],
  keyOf: (item: Item, at: number) => string,
  rowsOf: (item: Item, key: string) => readonly Row[],
): RowMakers => {
  const keyed = items.map((item, at) => ({ item, key: keyOf(item, at) }));
  return new Map([...firstByKey(keyed, ({ key }) => key)].map(([key, { item }]) => [key, () => rowsOf(item, key)]));
};

const listsOf = ({
  sizes,
  compounds,
  priceLists,
  listIds,
}: BulkCatalog): readonly [RecordKind, TableName, RowMakers][] => [
  [
    'size',
    'sizes',
    rowMakers(
      sizes,
      ({ name }) => name,
      (size) => [sizeRow(size)],
    ),
  ],
  [
    'compound',
    'compounds',
    rowMakers(
      compounds,
      ({ compound }) => compound.code,
      ({ compound }) => [compoundRow(compound)],
    ),
  ],
  [
    'price_list',
    'price_lists',
    rowMakers(
      priceLists,
      (_, at) => listIds[at] as string,
      (list, id) => priceListRows(id, list),
    ),
  ],
];

/** Generates the changed sizes, compounds and price lists. */
export function* changedLists(from: BulkCatalog, to: BulkCatalog): Generator<RecordChange> {
  const before = listsOf(from);
  for (const [at, [record, table, after]] of listsOf(to).entries()) {
    const earlier: RowMakers = before[at]?.[2] ?? new Map();
    for (const key of new Set([...earlier.keys(), ...after.keys()])) {
      const tables = rowChange(table, earlier.get(key)?.() ?? null, after.get(key)?.() ?? null);
      const [first] = tables;
      if (first) yield { record, change: first.change, key, tables };
    }
  }
}

const layoutOf = ({ sizes, compounds, modifiers, names }: StoredParts): string =>
  JSON.stringify([sizes, compounds, modifiers, [...names.namesByCell]]);

/** Whether every part is in the same cell of both catalogs, so that only stock and prices can differ, as after a refresh. */
const hasSameLayout = ({ catalog: from }: BulkCatalog, { catalog: to }: BulkCatalog): boolean => {
  const [before, after] = [from.rows.present.bits, to.rows.present.bits];
  return (
    before.length === after.length && before.every((word, at) => word === after[at]) && layoutOf(from) === layoutOf(to)
  );
};

/** Generates the added and changed parts of a block of `to`, in catalog order. */
export function* changedParts(from: BulkCatalog, to: BulkCatalog, block: Block): Generator<RecordChange> {
  const isSame = hasSameLayout(from, to);
  for (const cell of cellsOf(to.catalog, block)) {
    if (
      isSame &&
      onHandAt(from.catalog, cell) === onHandAt(to.catalog, cell) &&
      vendorQuantityAt(from.catalog, cell) === vendorQuantityAt(to.catalog, cell) &&
      listIdAt(from, cell) === listIdAt(to, cell)
    )
      continue;
    const key = partNumberAt(to.catalog, cell);
    if (key === null) continue;
    const earlier = isSame ? cell : cellNamed(from.catalog, key);
    const earlierKey = earlier === -1 ? null : partNumberAt(from.catalog, earlier);
    // A part whose number is written in another case is another key for a database.
    const had = earlierKey === key;
    const stock = stockRow(to, cell, key);
    const earlierStock = had ? stockRow(from, earlier, key) : null;
    const tables = [
      ...rowChange('parts', had ? [partRow(from, earlier, key)] : null, [partRow(to, cell, key)]),
      ...rowChange('stock', earlierStock && [earlierStock], stock && [stock]),
    ];
    if (tables.length > 0) yield { record: 'part', change: had ? 'changed' : 'added', key, tables };
  }
}

/** Generates the parts of a block of `from` that `to` does not have. */
export function* removedParts(from: BulkCatalog, to: BulkCatalog, block: Block): Generator<RecordChange> {
  if (hasSameLayout(from, to)) return;
  for (const cell of cellsOf(from.catalog, block)) {
    const key = partNumberAt(from.catalog, cell);
    if (key === null) continue;
    const later = cellNamed(to.catalog, key);
    if (later !== -1 && hasCell(to.catalog.rows.present, later) && partNumberAt(to.catalog, later) === key) continue;
    const stock = stockRow(from, cell, key);
    const tables = [
      ...rowChange('parts', [partRow(from, cell, key)], null),
      ...rowChange('stock', stock && [stock], null),
    ];
    yield { record: 'part', change: 'removed', key, tables };
  }
}
