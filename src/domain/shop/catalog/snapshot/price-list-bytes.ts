import { usdCents, usdE5 } from '../../../kit/units.ts';
import type { PriceBreak, PriceList } from '../../pricing/price-list.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { VarintReader, VarintWriter } from './varint-bytes.ts';

/** Minimum bytes of a list: number of breaks, line minimum, line maximum. */
export const LIST_BYTES = 3;
const BREAK_BYTES = 2;

/** Writes price lists as columns: number of breaks, line minimums, line maximums, quantities, unit prices. */
export const addPriceLists = (add: VarintWriter['add'], lists: readonly PriceList[]): void => {
  for (const { breaks } of lists) add(breaks.length);
  for (const { lineMinCents } of lists) add(lineMinCents);
  for (const { lineMaxCents } of lists) add(lineMaxCents ?? 0);
  for (const { breaks } of lists) for (const { minQuantity } of breaks) add(minQuantity);
  for (const { breaks } of lists) for (const { unitPriceE5 } of breaks) add(unitPriceE5);
};

export const readColumn = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

/**
 * Reads price lists.
 *
 * @throws SnapshotError if there are fewer
 */
export const readPriceLists = ({ next, nextCount, remaining }: VarintReader, count: number): PriceList[] => {
  const counts = readColumn(count, () => nextCount(BREAK_BYTES));
  const total = counts.reduce((sum, breaks) => sum + breaks, 0);
  if (counts.includes(0) || total * BREAK_BYTES > remaining()) throw new SnapshotError('download');
  const lineMins = readColumn(count, next);
  const lineMaxes = readColumn(count, next);
  const quantities = readColumn(total, next);
  const prices = readColumn(total, next);
  let at = 0;
  return counts.map((breakCount, list): PriceList => {
    const breaks: PriceBreak[] = [];
    for (; breaks.length < breakCount; at++) {
      breaks.push({ minQuantity: quantities[at] as number, unitPriceE5: usdE5(prices[at] as number) });
    }
    const lineMax = lineMaxes[list] as number;
    return {
      breaks,
      hidden: false,
      lineMinCents: usdCents(lineMins[list] as number),
      lineMaxCents: lineMax === 0 ? null : usdCents(lineMax),
    };
  });
};
