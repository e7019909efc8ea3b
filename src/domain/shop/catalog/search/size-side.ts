import { countBits } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';

/**
 * The sizes of a mask or, if those are fewer, the sizes outside of it. Parts in one side are derived from those in the
 * other.
 */
export interface SizeSide {
  readonly sizes: Uint32Array;
  readonly isOutside: boolean;
}

export const smallerSide = ({ allSizes, sizes: { length } }: Catalog, mask: Uint32Array): SizeSide =>
  countBits(mask) * 2 <= length
    ? { sizes: mask, isOutside: false }
    : { sizes: allSizes.map((all, word) => all & ~(mask[word] as number)), isOutside: true };
