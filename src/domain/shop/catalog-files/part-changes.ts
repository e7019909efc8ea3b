import { type CatalogTables, NO_LIST, NOT_MADE } from './catalog-tables.ts';
import { cellMap, vendorStarts } from './cell-map.ts';

/** What differs for one part. `cell` is one of the new catalog, of the current one for removed parts. */
export interface PartChange {
  readonly cell: number;
  /** Cell of the current catalog; -1 for a new part. */
  readonly current: number;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly offer: boolean;
  readonly number: boolean;
  readonly stock: boolean;
  readonly vendors: boolean;
}

/** Generates every part that differs, in the order of the new catalog, then every removed part. */
export function* partChanges(current: CatalogTables, next: CatalogTables): Generator<PartChange> {
  const map = cellMap(next, current);
  const back = cellMap(current, next);
  const [nextStarts, currentStarts] = [
    vendorStarts(next.vendorStock, next.offers.length),
    vendorStarts(current.vendorStock, current.offers.length),
  ];

  const differsAtVendors = (cell: number, before: number): boolean => {
    const [start = 0, end = 0] = [nextStarts[cell], nextStarts[cell + 1]];
    const from = before === -1 ? 0 : (currentStarts[before] ?? 0);
    const until = before === -1 ? 0 : (currentStarts[before + 1] ?? 0);
    if (end - start !== until - from) return true;
    for (let at = start; at < end; at++) {
      const other = from + at - start;
      const vendor = next.vendorStock.vendors[at] ?? -1;
      if ((vendor === -1 ? -1 : map.vendors[vendor]) !== current.vendorStock.vendors[other]) return true;
      if (next.vendorStock.quantities[at] !== current.vendorStock.quantities[other]) return true;
      if (next.vendorStock.hidden[at] !== current.vendorStock.hidden[other]) return true;
    }
    return false;
  };

  const differsInList = (offer: number, before: number): boolean =>
    (offer === NO_LIST ? NO_LIST : (map.lists[offer - 1] ?? -1) + 1 || -2) !== before;

  for (const [cell, offer] of next.offers.entries()) {
    if (offer === NOT_MADE) continue;
    const found = map.cell(cell);
    const isNew = found === -1 || current.offers[found] === NOT_MADE;
    const change: PartChange = {
      cell,
      current: isNew ? -1 : found,
      kind: isNew ? 'added' : 'changed',
      offer: isNew || differsInList(offer, current.offers[found] ?? NOT_MADE),
      number: next.partNumbers.get(cell) !== (isNew ? undefined : current.partNumbers.get(found)),
      stock: next.stock[cell] !== (isNew ? 0 : current.stock[found]),
      vendors: differsAtVendors(cell, isNew ? -1 : found),
    };
    if (change.offer || change.number || change.stock || change.vendors) yield change;
  }
  for (const [cell, offer] of current.offers.entries()) {
    if (offer === NOT_MADE) continue;
    const kept = back.cell(cell);
    if (kept !== -1 && next.offers[kept] !== NOT_MADE) continue;
    yield {
      cell,
      current: cell,
      kind: 'removed',
      offer: true,
      number: current.partNumbers.has(cell),
      stock: current.stock[cell] !== 0,
      vendors: currentStarts[cell] !== currentStarts[cell + 1],
    };
  }
}
