import { type FitClass, type RankedSize, rankSizeCandidates, sizeFit } from '../../reference/sizes/rank-sizes.ts';
import { type MeasuredRing, type RingEstimate, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import { publishedSizes, type SizeCandidate } from '../../reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../reference/sizes/size-families.ts';
import { actualSection, nominalSize } from './nominal-inches.ts';

/** What the size finder answers: the ring as it was when new, and the sizes it may be, the nearest first. */
export interface SizeAnswer {
  readonly estimate: RingEstimate;
  readonly ranked: readonly RankedSize[];
}

const sizesOf = (families: readonly SizeFamily[]): readonly SizeCandidate[] =>
  families.length === 0 ? publishedSizes() : publishedSizes().filter(({ family }) => families.includes(family));

/** The size that the trade calls by nominal inches: 1-1/4 × 1/8 is AS568-218. Null for other lengths and for worn rings. */
const nominalOf = (ring: MeasuredRing, sizes: readonly SizeCandidate[]): SizeCandidate | null => {
  const { span, spanMm, thicknessMm, widthMm, isWorn, isInInches } = ring;
  if (!isInInches || isWorn || span !== 'id' || spanMm === null || thicknessMm === null || widthMm !== null)
    return null;
  return actualSection(thicknessMm) === null ? null : nominalSize(sizes, spanMm, thicknessMm);
};

/** The sizes of these standards for a measured ring, of all standards where none is named. A nominal size comes first. */
export const answerSizes = (ring: MeasuredRing, families: readonly SizeFamily[]): SizeAnswer => {
  const estimate = ringEstimate(ring);
  const sizes = sizesOf(families);
  const ranked = rankSizeCandidates(sizes, estimate);
  const nominal = nominalOf(ring, sizes);
  if (nominal === null) return { estimate, ranked };
  const fit = { ...sizeFit(estimate, nominal), level: 'match', score: 0 } as const;
  const others = ranked.filter(({ size }) => size !== nominal);
  return { estimate, ranked: [{ size: nominal, fit, isNominal: true as const }, ...others].slice(0, ranked.length) };
};

/** How many sizes are of a class. */
export const countOfClass = (estimate: RingEstimate, families: readonly SizeFamily[], level: FitClass): number =>
  sizesOf(families).filter((size) => sizeFit(estimate, size).level === level).length;

/** Sizes a page lists. */
const MOST_SHOWN = 8;
const FEWEST_SHOWN = 3;

/** What a page lists of an answer: sizes that match or are near, else the nearest three. */
export const shownSizes = ({ ranked }: SizeAnswer): readonly RankedSize[] => {
  const near = ranked.filter(({ fit }) => fit.level !== 'far').slice(0, MOST_SHOWN);
  return near.length > 0 ? near : ranked.slice(0, FEWEST_SHOWN);
};
