import type { KVNamespace } from '@cloudflare/workers-types';
import { findParts } from '../../../src/domain/engineering/understand/find-parts.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { findNearestParts } from '../../../src/server/catalog/nearest-parts.ts';
import { readPointer, readSnapshotBytes } from '../../../src/server/catalog/publish.ts';
import { QUERIES } from '../../domain/engineering/understand/queries.ts';
import { emptied } from './emptied-query.ts';
import { firstQuantityQuery, quantityQuery } from './quantity-queries.ts';
import { randomQuery } from './random-query.ts';

/*
 * The engine alone in workerd. Its clock has a resolution of whole milliseconds, so that a query's time is the mean of
 * `repeat` consecutive runs.
 */
let catalog: Catalog | null = null;

/** The number of parts in the panel of the search box. */
const SUGGESTED = 6;

/** Every query of `/first-quantity` has another quantity, also when it is repeated. */
let nextFirst = 0;

const textAt = (at: number): string => QUERIES[at % QUERIES.length]?.text ?? '';

const load = async (kv: KVNamespace): Promise<{ readMs: number; openMs: number; bytes: number }> => {
  const started = Date.now();
  const pointer = await readPointer(kv);
  const bytes = pointer && (await readSnapshotBytes(kv, pointer.version));
  if (!bytes) throw new Error('No snapshot is published.');
  const read = Date.now();
  catalog = openCatalog(bytes);
  return { readMs: read - started, openMs: Date.now() - read, bytes: bytes.byteLength };
};

export default {
  async fetch(request: Request, env: { CACHE: KVNamespace }): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/idle') return Response.json(null);
    if (url.pathname === '/load') return Response.json(await load(env.CACHE));
    if (!catalog) throw new Error('Load first.');
    const from = Number(url.searchParams.get('from'));
    const count = Number(url.searchParams.get('count'));
    const repeat = Number(url.searchParams.get('repeat'));
    const work = (at: number): (() => unknown) => {
      const opened = catalog as Catalog;
      if (url.pathname === '/parse') return () => findParts(opened, textAt(at), SUGGESTED);
      if (url.pathname === '/quantity') return () => searchCatalog(opened, quantityQuery(opened, at));
      if (url.pathname === '/first-quantity') return () => searchCatalog(opened, firstQuantityQuery(nextFirst++));
      const query = randomQuery(opened, at);
      if (url.pathname === '/nearest') return () => findNearestParts(opened, emptied(query, at));
      return () => searchCatalog(opened, query);
    };
    const times: number[] = [];
    for (let seed = from; seed < from + count; seed++) {
      const run = work(seed);
      const started = Date.now();
      for (let turn = 0; turn < repeat; turn++) run();
      times.push((Date.now() - started) / repeat);
    }
    return Response.json(times);
  },
};
