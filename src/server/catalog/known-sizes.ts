import type { Size } from '../../domain/reference/sizes/size.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { StoreBackend } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** The first visitor after a while may wait for a backend; the index knows the sizes too. */
const PATIENCE_MS = 2000;

/**
 * The sizes of the size panel in table order: AS568 and JIS of the index, metric ones of the backend's table.
 * Where that is not to be had, or is empty, the index's metric sizes stand in.
 *
 * @param standard of what is asked for: the table is read for `metric` and `all` only
 */
export const knownSizes = async (
  catalog: Pick<Catalog, 'sizes'>,
  backend: Pick<StoreBackend, 'metricSizes'>,
  standard: string,
): Promise<readonly Size[]> => {
  if (standard !== 'metric' && standard !== 'all') return catalog.sizes;
  try {
    const rows = await withTimeLimit(PATIENCE_MS, backend.metricSizes());
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
