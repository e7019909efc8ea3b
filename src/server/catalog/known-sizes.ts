import type { Size } from '../../domain/reference/sizes/size.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { StoreBackend } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** Maximum wait for the backend's table; the index lists the sizes too. */
const TIMEOUT_MS = 2000;

/**
 * Returns the sizes of the size panel in table order: AS568 and JIS from the index, metric ones from the backend's
 * table. Falls back to the metric sizes of the index if the table is unavailable or empty.
 *
 * @param standard the requested standard: the table is read only for `metric` and `all`
 */
export const knownSizes = async (
  catalog: Pick<Catalog, 'sizes'>,
  backend: Pick<StoreBackend, 'metricSizes'>,
  standard: string,
): Promise<readonly Size[]> => {
  if (standard !== 'metric' && standard !== 'all') return catalog.sizes;
  try {
    const rows = await withTimeLimit(TIMEOUT_MS, backend.metricSizes());
    if (rows.length === 0) return catalog.sizes;
    const metric = rows.map(
      ({ size_metric: code, cs_mm: csMm, id_mm: idMm }): Size => ({ code, standard: 'metric', idMm, csMm }),
    );
    return [...catalog.sizes.filter((size) => size.standard !== 'metric'), ...metric];
  } catch (error) {
    logFailure('The metric sizes could not be read; those of the index are listed.', error);
    return catalog.sizes;
  }
};
