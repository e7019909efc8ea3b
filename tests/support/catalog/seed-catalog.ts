import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { seededDatabase } from '../backend/seeded-database.ts';

/** Builds the whole demo catalog with all its parts from the seed's SQL in about ten seconds. */
export const seedCatalog = async (): Promise<Catalog> => {
  const { d1 } = await seededDatabase();
  const { snapshot } = await buildSnapshot(embeddedBackend(d1));
  return openCatalog(snapshot);
};
