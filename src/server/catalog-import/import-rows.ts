import type { CatalogTables, PriceListEntry } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { modifierKey, NO_LIST, sizeKey } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { vendorStarts } from '../../domain/shop/catalog-files/cell-map.ts';
import { partChanges } from '../../domain/shop/catalog-files/part-changes.ts';
import { type CurrentCatalog, PART_STRIDE } from './current-catalog.ts';
import type { ImportIds } from './import-ids.ts';

/** Rows of an import by the statement that applies them (`switch-statements.ts`). */
export type ImportKind =
  | 'gone-modifiers'
  | 'gone-compounds'
  | 'gone-sizes'
  | 'gone-price-lists'
  | 'gone-vendors'
  | 'gone-parts'
  | 'modifiers'
  | 'compounds'
  | 'links'
  | 'sizes'
  | 'price-lists'
  | 'price-breaks'
  | 'parts'
  | 'changed-numbers'
  | 'part-numbers'
  | 'vendors'
  | 'changed-vendor-parts'
  | 'vendor-stock'
  | 'gone-comparisons'
  | 'comparisons';

type Value = number | string | null;
export type ImportRow = readonly [kind: ImportKind, values: readonly Value[]];
type Rows = Generator<ImportRow>;

interface Import {
  readonly current: CurrentCatalog;
  readonly next: CatalogTables;
  readonly ids: ImportIds;
}

/** Emits the IDs of entries that the new catalog lacks, and the positions of those that are new or differ. */
const emitEntries = <Item>(
  { before, after, beforeIds }: { before: readonly Item[]; after: readonly Item[]; beforeIds: readonly number[] },
  keyOf: (item: Item) => string,
  textOf: (item: Item, isBefore: boolean) => string,
  gone: (id: number, at: number) => void,
  changed: (item: Item, at: number) => void,
): void => {
  const texts = new Map(before.map((item) => [keyOf(item), textOf(item, true)]));
  const kept = new Set(after.map(keyOf));
  for (const [at, item] of before.entries()) if (!kept.has(keyOf(item))) gone(beforeIds[at] ?? 0, at);
  for (const [at, item] of after.entries()) if (texts.get(keyOf(item)) !== textOf(item, false)) changed(item, at);
};

const byName = ({ name }: { readonly name: string }): string => name;
const plain = (item: unknown): string => JSON.stringify(item);
const flag = (value: boolean): number => (value ? 1 : 0);
const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** These are few enough to collect them. */
const listRows = ({ current, next, ids }: Import): ImportRow[] => {
  const rows: ImportRow[] = [];
  const emit = (kind: ImportKind, values: readonly Value[]): void => void rows.push([kind, values]);
  const { tables } = current;
  emitEntries(
    { before: tables.modifiers, after: next.modifiers, beforeIds: current.ids.modifiers.map(([id = 0]) => id) },
    modifierKey,
    plain,
    (_, at) => {
      for (const id of current.ids.modifiers[at] ?? []) emit('gone-modifiers', [id]);
    },
    ({ type, key, label, color, hidden, hiddenFull }, at) =>
      emit('modifiers', [ids.modifiers[at] ?? 0, type, key, label, color, flag(hidden), flag(hiddenFull)]),
  );
  const namedModifiers = (item: CatalogTables['compounds'][number], isBefore: boolean): string => {
    const { modifiers } = isBefore ? tables : next;
    return JSON.stringify({ ...item, modifiers: item.modifiers.map((at) => plain(modifiers[at]?.key)) });
  };
  emitEntries(
    { before: tables.compounds, after: next.compounds, beforeIds: current.ids.compounds },
    ({ label }) => label,
    namedModifiers,
    (id) => emit('gone-compounds', [id]),
    (item, at) => {
      const id = ids.compounds[at] ?? 0;
      emit('compounds', [
        id,
        item.label,
        item.labelDisplay,
        item.ringColor,
        flag(item.datasheet),
        item.hardness,
        item.hardnessScale,
        item.temperatureLowC,
        item.temperatureHighC,
        dollars(item.lineMinCents),
        dollars(item.lineMaxCents),
        item.description,
      ]);
      for (const modifier of item.modifiers) emit('links', [id, ids.modifiers[modifier] ?? 0]);
    },
  );
  emitEntries(
    { before: tables.sizes, after: next.sizes, beforeIds: current.ids.sizes },
    sizeKey,
    plain,
    (id) => emit('gone-sizes', [id]),
    ({ standard, code, idMm, csMm }, at) => emit('sizes', [ids.sizes[at] ?? 0, standard, code, idMm, csMm]),
  );
  emitEntries(
    { before: tables.priceLists, after: next.priceLists, beforeIds: current.ids.priceLists },
    byName,
    plain,
    (id) => emit('gone-price-lists', [id]),
    ({ name, hidesPrices, startingE5, breaks }: PriceListEntry, at) => {
      const id = ids.priceLists[at] ?? 0;
      emit('price-lists', [id, startingE5, flag(hidesPrices), name]);
      for (const [line, [quantity, e5]] of breaks.entries())
        emit('price-breaks', [id, line, quantity, e5, flag(line === 0)]);
    },
  );
  emitEntries(
    { before: tables.vendors, after: next.vendors, beforeIds: current.ids.vendors },
    byName,
    plain,
    (id) => emit('gone-vendors', [id]),
    ({ name, leadTime }, at) => emit('vendors', [ids.vendors[at] ?? 0, name, leadTime]),
  );
  return rows;
};

function* partRows({ current, next, ids }: Import): Rows {
  const { tables } = current;
  const labels = new Set(next.compounds.map(({ label }) => label));
  const starts = vendorStarts(next.vendorStock, next.offers.length);
  const idOf = (cell: number, sizes: number, of: Pick<ImportIds, 'compounds' | 'sizes'>): number =>
    (of.compounds[Math.floor(cell / sizes)] ?? 0) * PART_STRIDE + (of.sizes[cell % sizes] ?? 0);
  for (const { cell, kind, offer, number, stock, vendors } of partChanges(tables, next)) {
    if (kind === 'removed') {
      // The parts of a removed compound are removed with it, which takes no list of them.
      if (!labels.has(tables.compounds[Math.floor(cell / tables.sizes.length)]?.label ?? '')) continue;
      yield ['gone-parts', [idOf(cell, tables.sizes.length, current.ids)]];
      continue;
    }
    const id = idOf(cell, next.sizes.length, ids);
    if (offer || stock) {
      const list = next.offers[cell] ?? NO_LIST;
      yield [
        'parts',
        [
          id,
          Math.floor(id / PART_STRIDE),
          id % PART_STRIDE,
          list === NO_LIST ? null : (ids.priceLists[list - 1] ?? null),
          next.stock[cell] ?? 0,
        ],
      ];
    }
    if (number) {
      const own = next.partNumbers.get(cell);
      yield ['changed-numbers', [id]];
      if (own !== undefined) yield ['part-numbers', [id, own]];
    }
    if (!vendors) continue;
    yield ['changed-vendor-parts', [id]];
    const [start = 0, end = 0] = [starts[cell], starts[cell + 1]];
    for (let at = start; at < end; at++) {
      const [vendor = -1, quantity = -1] = [next.vendorStock.vendors[at], next.vendorStock.quantities[at]];
      yield [
        'vendor-stock',
        [
          id,
          id * 8 + at - start,
          quantity === -1 ? null : quantity,
          next.vendorStock.hidden[at] ?? 0,
          vendor === -1 ? null : (ids.vendors[vendor] ?? null),
        ],
      ];
    }
  }
}

function* comparisonRows({ current, next, ids }: Import): Rows {
  const textsOf = ({ comparisons, compounds }: CatalogTables): string =>
    JSON.stringify(comparisons.map(({ compound, link, text }) => [compounds[compound]?.label, link, text]));
  // All of them are replaced if one differs: the compound of each row is deleted with it otherwise.
  if (textsOf(current.tables) === textsOf(next)) return;
  yield ['gone-comparisons', [1]];
  for (const { compound, link, text } of next.comparisons)
    yield ['comparisons', [ids.compounds[compound] ?? 0, link, text]];
}

/** Generates everything that differs from the current catalog. */
export function* importRows(all: Import): Rows {
  yield* listRows(all);
  yield* partRows(all);
  yield* comparisonRows(all);
}
