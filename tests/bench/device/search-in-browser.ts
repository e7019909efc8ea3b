import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { unpackSnapshot } from '../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { CATALOG_MANIFEST_PATH } from '../../../src/domain/site/offline/names.ts';
import { randomQuery } from '../search/random-query.ts';

/** As many as in the benchmark of the engine: until its code is compiled. */
const WARM_UP = 2000;

/** Runs random searches of visitors in this page and returns the milliseconds of each. */
export const searchTimes = async (count: number): Promise<number[]> => {
  const manifest = (await (await fetch(CATALOG_MANIFEST_PATH)).json()) as {
    readonly catalog: { readonly index: string };
  };
  const packed = await (await fetch(manifest.catalog.index)).arrayBuffer();
  const catalog = openCatalog(unpackSnapshot(new Uint8Array(packed)));
  const times: number[] = [];
  for (let at = 0; at < WARM_UP + count; at++) {
    const query = randomQuery(catalog, at);
    const startedAt = performance.now();
    searchCatalog(catalog, query);
    times.push(performance.now() - startedAt);
  }
  return times.slice(WARM_UP);
};
