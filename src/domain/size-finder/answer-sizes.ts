import { type FitClass, type RankedSize, rankSizes, sizeFit } from './rank-sizes.ts';
import { type MeasuredRing, type RingEstimate, ringEstimate } from './ring-estimate.ts';
import { publishedSizes, type SizeCandidate } from './size-candidate.ts';
import type { SizeFamily } from './size-families.ts';

/** What the size finder answers: the ring as it was when new, and the sizes it may be, the nearest first. */
export interface SizeAnswer {
  readonly estimate: RingEstimate;
  readonly ranked: readonly RankedSize[];
}

const sizesOf = (families: readonly SizeFamily[]): readonly SizeCandidate[] =>
  families.length === 0 ? publishedSizes() : publishedSizes().filter(({ family }) => families.includes(family));

/** The answer to a measured ring, of these standards; of all where none is named. */
export const answerSizes = (ring: MeasuredRing, families: readonly SizeFamily[]): SizeAnswer => {
  const estimate = ringEstimate(ring);
  return { estimate, ranked: rankSizes(sizesOf(families), estimate) };
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
