import type { Backend, CatalogBackend, SyncBackend } from '../backend/port.ts';
import type { TextStore } from '../cache/cached.ts';
import type { EmbeddedContent } from '../content/embedded-content.ts';
import type { PageStore } from '../content/published-pages.ts';
import { AppError } from '../http/app-error.ts';
import type { RecordStores } from '../records/record-stores.ts';
import type { Breaker } from '../resilience/breaker.ts';
import { guarded } from '../resilience/guarded.ts';
import { withTimeLimit } from '../resilience/within.ts';

/**
 * Puts the lists that pages wait for behind the backend's breaker. Prices and stock of one product are guarded as one
 * read by `pricingSource`. Reads of the synchronization and of the whole catalog are not guarded here.
 */
export const guardedBackend = (backend: Backend, { run }: Breaker): Backend =>
  guarded(backend, run, {
    modifiers: true,
    metricSizes: true,
    comparisons: true,
    partsWithoutCompound: true,
    pages: true,
    priceLines: false,
    vendorStock: false,
    productStock: false,
    pricingRows: false,
    catalogSizes: false,
    catalogCompounds: false,
    catalogParts: false,
    partCount: false,
    partsPage: false,
    changeCursor: false,
    changedParts: false,
  });

type CatalogReads = CatalogBackend & Pick<SyncBackend, 'changeCursor'>;

/**
 * Counts reads of the whole catalog for the backend's breaker. They have no timeout, since they take longer than other
 * reads, and they start even while the circuit is open.
 */
export const watchedCatalog = (backend: CatalogReads, { watch }: Breaker): CatalogReads => ({
  ...guarded(backend, watch, { catalogSizes: true, catalogCompounds: true, changeCursor: true, catalogParts: false }),
  async *catalogParts() {
    const pages = backend.catalogParts()[Symbol.asyncIterator]();
    for (;;) {
      const page = await watch(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  },
});

/** Puts pages behind a breaker. */
export const guardedPages = (pages: EmbeddedContent, { run }: Breaker): EmbeddedContent =>
  guarded(pages, run, { page: true, paths: true });

/** Puts reads of KV behind a breaker, so that a KV that hangs fails after the breaker's timeout. */
export const guardedStore = (kv: TextStore, { run }: Breaker): TextStore => guarded(kv, run, { get: true, put: false });

/** Puts reads of published pages in KV behind a breaker. */
export const guardedPageStore = (kv: PageStore, { run }: Breaker): PageStore =>
  guarded(kv, run, { get: true, put: false, delete: false });

/** Maximum time for storing a visitor's record. */
const STORE_MS = 5000;

/** Returns the result of `store`. Throws `AppError('not-stored')` when it fails or takes too long. */
const stored = async <T>(store: () => Promise<T>): Promise<T> => {
  try {
    return await withTimeLimit(STORE_MS, store());
  } catch (cause) {
    throw new AppError('not-stored', { cause });
  }
};

/**
 * Limits the time for storing visitors' records: a database that fails or hangs is reported as `not-stored`, with the
 * advice to send again. A record that was stored in spite of that is not stored twice, because it is sent with the same
 * key.
 */
export const boundedRecords = <Stores extends Pick<RecordStores, 'submissions' | 'quotes'>>(
  stores: Stores,
): Stores => ({
  ...stores,
  submissions: guarded(stores.submissions, stored, { has: true, insert: true }),
  quotes: guarded(stores.quotes, stored, {
    placeOf: true,
    insert: true,
    read: false,
    revision: false,
    listOf: false,
    listFrom: false,
  }),
});
