import { type FitClass, type RankedSize, rankSizeCandidates, sizeFit } from '../../reference/sizes/rank-sizes.ts';
import { type MeasuredRing, type RingEstimate, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import type { Size } from '../../reference/sizes/size.ts';
import {
  candidatesOf,
  publishedSize,
  publishedSizes,
  type SizeCandidate,
} from '../../reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../reference/sizes/size-families.ts';
import { actualSection, nominalSize } from './nominal-inches.ts';

/** Result of the size finder: the estimated ring when new, and its candidate sizes, nearest first. */
export interface SizeMatches {
  readonly estimate: RingEstimate;
  readonly ranked: readonly RankedSize[];
  /** All sizes that were considered. */
  readonly sizes: readonly SizeCandidate[];
}

/** House sizes that the size finder considers: the browser gets all of them, about 60 bytes each. */
const MOST_HOUSE_SIZES = 1000;

/** Returns the sizes of a catalog that no table of published sizes has. */
export const houseSizes = (sizes: readonly Size[]): readonly Size[] =>
  sizes.filter((size) => publishedSize(size) === null).slice(0, MOST_HOUSE_SIZES);

const sizesOf = (families: readonly SizeFamily[], house: readonly Size[]): readonly SizeCandidate[] => {
  const sizes = house.length === 0 ? publishedSizes() : [...publishedSizes(), ...candidatesOf(house)];
  return families.length === 0 ? sizes : sizes.filter(({ family }) => families.includes(family));
};

/**
 * Returns the size that the trade calls by nominal inches: 1-1/4 × 1/8 is AS568-218. Returns null for other lengths and
 * for worn rings.
 */
const nominalOf = (ring: MeasuredRing, sizes: readonly SizeCandidate[]): SizeCandidate | null => {
  const { span, spanMm, thicknessMm, widthMm, isWorn, isInInches } = ring;
  if (!isInInches || isWorn || span !== 'id' || spanMm === null || thicknessMm === null || widthMm !== null)
    return null;
  return actualSection(thicknessMm) === null ? null : nominalSize(sizes, spanMm, thicknessMm);
};

/**
 * Returns the sizes of these standards for a measured ring, or of all standards if none is given. A nominal size comes
 * first.
 *
 * @param house sizes of the catalog that no table has
 */
export const matchSizes = (
  ring: MeasuredRing,
  families: readonly SizeFamily[],
  house: readonly Size[] = [],
): SizeMatches => {
  const estimate = ringEstimate(ring);
  const sizes = sizesOf(families, house);
  const ranked = rankSizeCandidates(sizes, estimate);
  const nominal = nominalOf(ring, sizes);
  if (nominal === null) return { estimate, ranked, sizes };
  const fit = { ...sizeFit(estimate, nominal), level: 'match', score: 0 } as const;
  const others = ranked.filter(({ size }) => size !== nominal);
  const first = { size: nominal, fit, isNominal: true as const };
  return { estimate, ranked: [first, ...others].slice(0, ranked.length), sizes };
};

/** Returns the number of sizes in a class. */
export const countOfClass = ({ estimate, sizes }: SizeMatches, level: FitClass): number =>
  sizes.filter((size) => sizeFit(estimate, size).level === level).length;

/** Maximum sizes that a page lists. */
const MAX_SHOWN = 8;
const FEWEST_SHOWN = 3;

/** Returns the sizes that a page lists: those that match or are near, otherwise the nearest three. */
export const shownSizes = ({ ranked }: SizeMatches): readonly RankedSize[] => {
  const near = ranked.filter(({ fit }) => fit.level !== 'far').slice(0, MAX_SHOWN);
  return near.length > 0 ? near : ranked.slice(0, FEWEST_SHOWN);
};
