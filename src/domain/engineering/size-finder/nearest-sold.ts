import type { Mm } from '../../kit/units.ts';
import { type FitClass, rankSizeCandidates } from '../../reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import { publishedSizes, type SizeCandidate } from '../../reference/sizes/size-candidate.ts';
import type { SizeStandard } from '../../reference/sizes/size-standard.ts';

/** The size of the store nearest to another one, with its deviation: sold minus requested. */
export interface SoldSize {
  readonly standard: SizeStandard;
  readonly code: string;
  readonly level: FitClass;
  readonly idOffMm: Mm;
  readonly csOffMm: Mm;
}

type Listed = { readonly idMm: Mm; readonly csMm: Mm };

/** Beyond these limits no size is near at any tolerance, so most sizes are skipped. */
const CS_WINDOW_MM = 0.6;
const idWindowMm = (idMm: Mm): number => 2 + 0.05 * idMm;

/** Returns the sizes that may be a match or near. */
const within = ({ idMm, csMm }: Listed): readonly SizeCandidate[] => {
  const window = idWindowMm(idMm);
  return publishedSizes().filter(
    (size) => Math.abs(size.csMm - csMm) <= CS_WINDOW_MM && Math.abs(size.idMm - idMm) <= window,
  );
};

/**
 * Returns the nearest size that is sold, as the size finder ranks them for a new ring of these dimensions.
 *
 * @example nearestSold({ idMm: mm(25), csMm: mm(3.5) }) // { standard: 'metric', code: '25X3.5', level: 'match', idOffMm: 0, csOffMm: 0 }
 */
export const nearestSold = ({ idMm, csMm }: Listed): SoldSize | null => {
  const estimate = ringEstimate(newRing(idMm, csMm));
  const nearest = rankSizeCandidates(within({ idMm, csMm }), estimate, 1)[0];
  const found =
    nearest === undefined || nearest.fit.level === 'far'
      ? rankSizeCandidates(publishedSizes(), estimate, 1)[0]
      : nearest;
  if (found === undefined) return null;
  const { size, fit } = found;
  return { standard: size.standard, code: size.code, level: fit.level, idOffMm: fit.idOffMm, csOffMm: fit.csOffMm };
};
