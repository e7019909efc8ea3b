import type { CatalogBackend, SyncBackend } from '../backend/port.ts';
import type { Breaker } from './breaker.ts';

type Reads = CatalogBackend & Pick<SyncBackend, 'changeCursor'>;

/**
 * The same reads of a whole catalog, counted by the backend's breaker: they take too long for its time-out and are not
 * held back by it, and a backend that fails them is not well.
 */
export const watchedCatalog = (backend: Reads, breaker: Breaker): Reads => ({
  catalogSizes: () => breaker.watch(() => backend.catalogSizes()),
  catalogCompounds: () => breaker.watch(() => backend.catalogCompounds()),
  changeCursor: () => breaker.watch(() => backend.changeCursor()),
  async *catalogParts() {
    const pages = backend.catalogParts()[Symbol.asyncIterator]();
    for (;;) {
      const page = await breaker.watch(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  },
});
