import { type Mm, mm } from '../../kit/units.ts';
import type { RingEstimate } from './ring-estimate.ts';
import type { SizeCandidate } from './size-candidate.ts';

/** Within the error plus the tolerance, within twice that, or beyond. */
export const FIT_CLASSES = ['match', 'near', 'far'] as const;
export type FitClass = (typeof FIT_CLASSES)[number];

/** How well a size fits a measured ring. */
export interface SizeFit {
  readonly level: FitClass;
  /** Smaller is nearer. */
  readonly score: number;
  /** Nominal minus measured, divided by tolerance plus error: 1 is the limit of a match. */
  readonly csShare: number;
  readonly idShare: number;
  /** Nominal minus measured. 0 if not measured. */
  readonly idOffMm: Mm;
  readonly csOffMm: Mm;
}

export interface RankedSize {
  readonly size: SizeCandidate;
  readonly fit: SizeFit;
  /** The AS568 size that the trade calls by the typed nominal inches. */
  readonly isNominal?: true;
}

type Nominal = Pick<SizeCandidate, 'idMm' | 'csMm' | 'idTolMm' | 'csTolMm'>;

/** Rounds away floating-point noise of inch conversions so that it does not affect the order. */
const GRAIN = 1e9;

/** Returns a deviation as a share of the allowed deviation. */
export const shareOf = (offMm: number, allowedMm: number): number =>
  offMm === 0 ? 0 : Math.round((Math.abs(offMm) / allowedMm) * GRAIN) / GRAIN;

/**
 * Fit score of a size. The cross-section counts twice, because a groove tolerates a diameter error better than a
 * section error.
 */
export const fitScore = (idShare: number, csShare: number): number => 2 * csShare + idShare;

/** Returns how far a size is from a measured ring. */
export const sizeFit = (estimate: RingEstimate, size: Nominal): SizeFit => {
  const idOffMm = estimate.idMm === null ? 0 : size.idMm - estimate.idMm;
  const csOffMm = estimate.csMm === null ? 0 : size.csMm - estimate.csMm;
  const csShare = shareOf(csOffMm, size.csTolMm + estimate.csErrorMm);
  const idShare = shareOf(idOffMm, size.idTolMm + estimate.idErrorMm);
  const worst = Math.max(csShare, idShare);
  const level = worst <= 1 ? 'match' : worst <= 2 ? 'near' : 'far';
  return { level, score: fitScore(idShare, csShare), csShare, idShare, idOffMm: mm(idOffMm), csOffMm: mm(csOffMm) };
};

/** Sorts by class, then by score. */
export const compareFits = (a: SizeFit, b: SizeFit): number =>
  a.level === b.level ? a.score - b.score : FIT_CLASSES.indexOf(a.level) - FIT_CLASSES.indexOf(b.level);

const compareRanked = (a: RankedSize, b: RankedSize): number =>
  compareFits(a.fit, b.fit) || a.size.order - b.size.order;

/** Maximum number of ranked sizes. */
const MAX_RANKED = 24;

/**
 * Returns the sizes nearest to a measured ring, by class, score, then the more common standard. Returns an empty list
 * without a measured length.
 *
 * @example rankSizeCandidates(publishedSizes(), ringEstimate(newRing(mm(24.95), mm(3.52))))[0].size.code // '214'
 */
export const rankSizeCandidates = (
  sizes: readonly SizeCandidate[],
  estimate: RingEstimate,
  most = MAX_RANKED,
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
