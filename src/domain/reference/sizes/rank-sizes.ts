import { type Mm, mm } from '../../kit/units.ts';
import type { RingEstimate } from './ring-estimate.ts';
import type { SizeCandidate } from './size-candidate.ts';

/** Within the error and the tolerance, within twice that, or beyond. */
export const FIT_CLASSES = ['match', 'near', 'far'] as const;
export type FitClass = (typeof FIT_CLASSES)[number];

/** A size beside a measured ring. */
export interface SizeFit {
  readonly level: FitClass;
  /** Smaller is nearer. */
  readonly score: number;
  /** Nominal less measured, in shares of tolerance and error together: 1 is the limit of a match. */
  readonly csShare: number;
  readonly idShare: number;
  /** Nominal less measured; 0 for what was not measured. */
  readonly idOffMm: Mm;
  readonly csOffMm: Mm;
}

export interface RankedSize {
  readonly size: SizeCandidate;
  readonly fit: SizeFit;
  /** The AS568 size that the trade calls by the nominal inches that were typed. */
  readonly isNominal?: true;
}

type Nominal = Pick<SizeCandidate, 'idMm' | 'csMm' | 'idTolMm' | 'csTolMm'>;

/** A length in inches is its millimeters but for the last bits: those decide nothing. */
const GRAIN = 1e9;

/** How much of what is allowed a length is off. */
export const shareOf = (offMm: number, allowedMm: number): number =>
  offMm === 0 ? 0 : Math.round((Math.abs(offMm) / allowedMm) * GRAIN) / GRAIN;

/** The one rule of nearness: the section counts twice, for a groove forgives a diameter more than a section. */
export const fitScore = (idShare: number, csShare: number): number => 2 * csShare + idShare;

/** How far a size is from a measured ring. */
export const sizeFit = (estimate: RingEstimate, size: Nominal): SizeFit => {
  const idOffMm = estimate.idMm === null ? 0 : size.idMm - estimate.idMm;
  const csOffMm = estimate.csMm === null ? 0 : size.csMm - estimate.csMm;
  const csShare = shareOf(csOffMm, size.csTolMm + estimate.csErrorMm);
  const idShare = shareOf(idOffMm, size.idTolMm + estimate.idErrorMm);
  const worst = Math.max(csShare, idShare);
  const level = worst <= 1 ? 'match' : worst <= 2 ? 'near' : 'far';
  return { level, score: fitScore(idShare, csShare), csShare, idShare, idOffMm: mm(idOffMm), csOffMm: mm(csOffMm) };
};

/** Nearer first: the class, then the score. */
export const compareFits = (a: SizeFit, b: SizeFit): number =>
  a.level === b.level ? a.score - b.score : FIT_CLASSES.indexOf(a.level) - FIT_CLASSES.indexOf(b.level);

const compareRanked = (a: RankedSize, b: RankedSize): number =>
  compareFits(a.fit, b.fit) || a.size.order - b.size.order;

/** Sizes told at most: more than anyone reads. */
const MOST_RANKED = 24;

/**
 * The sizes nearest to a measured ring: class, score, then the more usual standard. Without a length to go by there is no
 * order, and none is given.
 *
 * @example rankSizeCandidates(publishedSizes(), ringEstimate(newRing(mm(24.95), mm(3.52))))[0].size.code // '214'
 */
export const rankSizeCandidates = (
  sizes: readonly SizeCandidate[],
  estimate: RingEstimate,
  most = MOST_RANKED,
): readonly RankedSize[] => {
  if (estimate.idMm === null && estimate.csMm === null) return [];
  const nearest: RankedSize[] = [];
  for (const size of sizes) {
    const ranked = { size, fit: sizeFit(estimate, size) };
    let place = nearest.length;
    while (place > 0 && compareRanked(ranked, nearest[place - 1] as RankedSize) < 0) place--;
    if (place === most) continue;
    nearest.splice(place, 0, ranked);
    if (nearest.length > most) nearest.pop();
  }
  return nearest;
};
