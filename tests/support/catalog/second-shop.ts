import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { pricingSource } from '../../../src/server/pricing/pricing-source.ts';
import type { Services } from '../../../src/server/services.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../backend/sqlite-d1.ts';
import { servicesWith } from '../services/fake-services.ts';
import { NOTE } from './import-note.ts';
import { secondCatalog } from './second-catalog.ts';

/** A shop with the second catalog in a separate database. */
export interface SecondShop {
  readonly db: DatabaseSync;
  readonly d1: D1Database;
  readonly backend: Backend;
  readonly catalog: Catalog;
  /** The services that read the catalog. */
  readonly services: Pick<Services, 'backend' | 'catalog' | 'pricing' | 'prices'>;
}

/** Imports the second catalog into an empty database and indexes it. */
export const secondShop = async (): Promise<SecondShop> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
  const backend = embeddedBackend(d1);
  const catalog = openCatalog((await buildSnapshot(backend)).snapshot);
  const { breaker } = servicesWith({}).upstreams.backend;
  const pricing = pricingSource(backend, { now: Date.now, breaker });
  const store = {
    get: async () => catalog,
    state: () => ({ version: catalog.version, parts: catalog.parts, publishedAt: null }),
  };
  return { db, d1, backend, catalog, services: { backend, catalog: store, pricing, prices: pricing } };
};
