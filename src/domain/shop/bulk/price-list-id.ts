import { textChecksum } from '../catalog/snapshot/checksum.ts';
import type { PriceList } from '../pricing/price-list.ts';

const WORD = 4;

/**
 * Returns the ID of a price list: 16 hexadecimal digits that depend on nothing but its prices, so that the same prices
 * have the same ID in every version of the catalog.
 */
export const priceListId = ({ breaks, lineMinCents, lineMaxCents }: PriceList): string => {
  const figures = [...breaks.flatMap(({ minQuantity, unitPriceE5 }) => [minQuantity, unitPriceE5]), lineMinCents];
  const text = [...figures, lineMaxCents ?? 0].join();
  // The checksum has a lane for even and one for odd words. Twice the text, the second time an odd number of words
  // later, puts every word into both lanes.
  const words = Math.ceil(text.length / WORD);
  return textChecksum(text.padEnd((words + 1 - (words % 2)) * WORD) + text);
};
