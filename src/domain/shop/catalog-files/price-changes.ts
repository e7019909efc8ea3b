import { type CatalogTables, NO_LIST, NOT_MADE, type PriceBreakEntry, type PriceListEntry } from './catalog-tables.ts';
import { cellMap } from './cell-map.ts';

/** A unit price that parts have now, and will have. */
export interface PriceChange {
  readonly list: string;
  /** The quantity at which the price changes most. */
  readonly quantity: number;
  /** In 1/100,000 USD. */
  readonly beforeE5: number;
  readonly afterE5: number;
  readonly parts: number;
}

const priceAt = (breaks: readonly PriceBreakEntry[], quantity: number): number | null =>
  breaks.findLast(([from]) => from <= quantity)?.[1] ?? null;

const sizeOf = ({ beforeE5, afterE5 }: Pick<PriceChange, 'beforeE5' | 'afterE5'>): number =>
  Math.abs(Math.log(afterE5 / beforeE5));

/** The price of a list at a quantity now, and as it will be. `null`: none. In 1/100,000 USD. */
export interface PriceStep {
  readonly quantity: number;
  readonly beforeE5: number | null;
  readonly afterE5: number | null;
}

/** Returns the prices of two lists at every quantity at which one of them has a break, ascending. */
export const priceSteps = (
  before: Pick<PriceListEntry, 'breaks'>,
  after: Pick<PriceListEntry, 'breaks'>,
): readonly PriceStep[] =>
  [...new Set([...before.breaks, ...after.breaks].map(([quantity]) => quantity))]
    .sort((a, b) => a - b)
    .map((quantity) => ({
      quantity,
      beforeE5: priceAt(before.breaks, quantity),
      afterE5: priceAt(after.breaks, quantity),
    }));

/** A change of a price above this share of the old price needs a confirmation. */
const CONFIRMED_CHANGE = 0.5;

/** Returns whether a price rises or falls by more than half. */
export const isLargeChange = ({ beforeE5, afterE5 }: PriceStep): boolean =>
  beforeE5 !== null && afterE5 !== null && Math.abs(afterE5 - beforeE5) > beforeE5 * CONFIRMED_CHANGE;

/** Returns the largest change between two lists, or `null` if they agree wherever both have a price. */
const largestOf = (before: PriceListEntry, after: PriceListEntry, parts: number): PriceChange | null => {
  let largest: PriceChange | null = null;
  for (const { quantity, beforeE5, afterE5 } of priceSteps(before, after)) {
    if (beforeE5 === null || afterE5 === null || beforeE5 === afterE5) continue;
    const change = { list: after.name, quantity, beforeE5, afterE5, parts };
    if (largest === null || sizeOf(change) > sizeOf(largest)) largest = change;
  }
  return largest;
};

/** Returns the changes of prices of parts that remain, the largest first, one per list before and list after. */
export const priceChanges = (current: CatalogTables, next: CatalogTables): readonly PriceChange[] => {
  const map = cellMap(next, current);
  const span = current.priceLists.length + 1;
  const partsByPair = new Map<number, number>();
  for (const [cell, offer] of next.offers.entries()) {
    const before = offer > NO_LIST ? (current.offers[map.cell(cell)] ?? NOT_MADE) : NOT_MADE;
    if (before <= NO_LIST) continue;
    const pair = offer * span + before;
    partsByPair.set(pair, (partsByPair.get(pair) ?? 0) + 1);
  }
  return [...partsByPair]
    .flatMap(([pair, parts]) => {
      const before = current.priceLists[(pair % span) - 1];
      const after = next.priceLists[Math.floor(pair / span) - 1];
      return before && after ? (largestOf(before, after, parts) ?? []) : [];
    })
    .sort((a, b) => sizeOf(b) - sizeOf(a) || b.parts - a.parts);
};
