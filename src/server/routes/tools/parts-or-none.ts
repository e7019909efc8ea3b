import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { logFailure } from '../../resilience/log-failure.ts';

/**
 * Returns a tool's data from the catalog. Without a catalog, logs the failure and returns `null`: tools work without
 * parts.
 */
export const partsOrNone = async <Parts>(
  catalog: () => Promise<Catalog>,
  tool: string,
  read: (catalog: Catalog) => Parts,
): Promise<Parts | null> => {
  try {
    return read(await catalog());
  } catch (error) {
    logFailure(`The ${tool} is shown without parts.`, error);
    return null;
  }
};
