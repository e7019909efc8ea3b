const LARGEST = 0xffffffff;

/** Returns whether the index can store an ID: a non-negative whole number of 32 bits. */
export const isStorableId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= LARGEST;

/** Returns pieces in stock as a whole number from 0 to 2^32 − 1. Invalid numbers count as 0. */
export const storablePieces = (quantity: number): number =>
  quantity > 0 ? Math.min(Math.trunc(quantity), LARGEST) : 0;

/** Returns the price, or 0 (unpriced) if the index cannot store it, because a wrong price must never be shown. */
export const storablePrice = (priceE5: number): number => (priceE5 > 0 && priceE5 < LARGEST ? Math.round(priceE5) : 0);
