import type { KVNamespace } from '@cloudflare/workers-types';

/** Keys of the lists that `src/server/cache/cached-backend.ts` keeps of a catalog, some of them for hours. */
const LISTS = /^cache\/v\d+\/backend\/(?:modifiers|metric-sizes|comparisons|parts-without-compound)/;

/** Deletes the lists of the previous catalog: filter options, metric sizes, comparisons. Isolates read them again. */
export const forgetLists = async (kv: Pick<KVNamespace, 'delete' | 'list'>): Promise<void> => {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<KVNamespace['list']>> = await kv.list({ prefix: 'cache/', cursor });
    for (const { name } of page.keys) if (LISTS.test(name)) await kv.delete(name);
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
};
