import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { AS_WRITTEN, type CatalogExamples, catalogExamples } from '../../domain/shop/catalog/rows/catalog-examples.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** Maximum wait for the catalog of pages that need it for an example only. */
const WAIT_MS = 1000;

/**
 * Returns the examples of the catalog in use. While it cannot be read, texts are as they are in the code: an example must
 * not make a page fail or wait.
 */
export const readExamples = async (catalog: () => Promise<Catalog>): Promise<CatalogExamples> => {
  try {
    return catalogExamples(await withTimeLimit(WAIT_MS, catalog()));
  } catch {
    return AS_WRITTEN;
  }
};
