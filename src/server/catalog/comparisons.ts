import type { Comparisons } from '../../domain/site/api/catalog/comparisons.ts';
import type { Backend } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';

/**
 * Returns the comparisons of each compound, by compound id. Omits compounds whose comparisons could not be read, so
 * their rows are shown without any. Never throws.
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
