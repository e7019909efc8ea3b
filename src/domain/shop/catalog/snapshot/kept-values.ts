const LARGEST = 0xffffffff;

/** Whether the index can hold an id: a whole number of 32 bits, not negative. */
export const isKeptId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= LARGEST;

/** Pieces in stock: whole, not negative, at most 2^32 − 1; whatever is no number counts as none. */
export const keptPieces = (quantity: number): number => (quantity > 0 ? Math.min(Math.trunc(quantity), LARGEST) : 0);

/** A price the index cannot hold is left unpriced rather than shown wrong. */
export const keptPrice = (priceE5: number): number => (priceE5 > 0 && priceE5 < LARGEST ? Math.round(priceE5) : 0);
