import type { Comparisons } from '../../domain/site/api/catalog/comparisons.ts';
import type { Backend } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';

/**
 * What each compound can be compared with, by compound id. A compound whose comparisons could not be read is left out:
 * the rest of its row stands without them. Never throws.
 */
export const readComparisons = async (
  backend: Pick<Backend, 'comparisons'>,
  compoundIds: readonly number[],
): Promise<Comparisons> => {
  const read = await Promise.allSettled(compoundIds.map((id) => backend.comparisons(id)));
  const failed = read.find((one) => one.status === 'rejected');
  if (failed) logFailure('Comparisons of compounds could not be read.', failed.reason);
  return Object.fromEntries(
    read.flatMap((one, at) => (one.status === 'fulfilled' ? [[String(compoundIds[at]), one.value]] : [])),
  );
};
