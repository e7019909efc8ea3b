import { rankSizeCandidates } from '../../reference/sizes/rank-sizes.ts';
import { newRing, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import type { Size } from '../../reference/sizes/size.ts';
import { candidatesOf } from '../../reference/sizes/size-candidate.ts';
import type { FinderQuestion } from './finder.ts';

/**
 * Returns the size of a catalog nearest to the typed lengths, ranked as in the size finder, or null without lengths.
 */
export const nearestSize = (
  sizes: readonly Size[],
  { idMm, csMm }: Pick<FinderQuestion, 'idMm' | 'csMm'>,
): Size | null => {
  const [best] = rankSizeCandidates(candidatesOf(sizes), ringEstimate(newRing(idMm, csMm)), 1);
  return (
    (best && sizes.find(({ standard, code }) => standard === best.size.standard && code === best.size.code)) ?? null
  );
};
