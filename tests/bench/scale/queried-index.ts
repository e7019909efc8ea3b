import type { CatalogLists } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { ListingResponse } from '../../../src/domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { cpuTimed } from './cpu-time.ts';
import { type Ask, askOf, openFront, searchShards } from './front.ts';
import { openShard } from './shard.ts';
import { type RunningIndex, startShards, startWhole } from './workerd.ts';

/** The index of a catalog in this process and in workerd. */
export interface AskedIndex {
  readonly lists: CatalogLists;
  readonly parts: number;
  /** Processor time in milliseconds to open each snapshot. */
  readonly openMs: readonly number[];
  readonly search: (query: CatalogQuery) => ListingResponse | Promise<ListingResponse>;
  /** The number of requests to shards. */
  readonly calls: () => number;
  /** Names of the isolates that `start` runs. */
  readonly isolates: readonly string[];
  readonly start: () => Promise<RunningIndex>;
}

/** One index, as in the store. */
export const wholeIndex = (snapshot: Uint8Array): AskedIndex => {
  const { result: catalog, ms } = cpuTimed(() => openCatalog(snapshot));
  return {
    lists: catalog,
    parts: catalog.parts,
    openMs: [ms],
    search: (query) => searchCatalog(catalog, query),
    calls: () => 0,
    isolates: ['whole'],
    start: () => startWhole(snapshot, catalog.version),
  };
};

/** Shards behind one front. */
export const shardedIndex = (snapshots: readonly Uint8Array<ArrayBuffer>[]): AskedIndex => {
  const opened = snapshots.map((snapshot) => cpuTimed(() => openShard(snapshot)));
  const lists = opened.map(({ result }) => result.lists());
  const front = openFront(lists);
  let calls = 0;
  const answers = askOf(opened.map(({ result }) => result));
  const ask: Ask = (shard, question) => {
    calls++;
    return answers(shard, question);
  };
  return {
    lists: front.lists,
    parts: lists.flatMap(({ partsByCompound }) => [...partsByCompound]).reduce((sum, parts) => sum + parts, 0),
    openMs: opened.map(({ ms }) => ms),
    search: (query) => searchShards(front, ask, query),
    calls: () => calls,
    isolates: ['front', ...snapshots.map((_, n) => `shard${n}`)],
    start: () => startShards(snapshots),
  };
};
