import type { D1Database } from '@cloudflare/workers-types';
import { directusParts } from '../../../src/server/backend/directus-parts.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import { allPages } from '../../../src/server/backend/list-positions.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { embeddedClient } from '../../../src/server/directus/embedded/client.ts';

/* Reads the whole catalog from D1 in workerd: directly from the tables, or through the protocol in this process. */
export default {
  async fetch(request: Request, { DB }: { readonly DB: D1Database }): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/idle') return Response.json(null);
    const backend = embeddedBackend(DB);
    const started = Date.now();
    const lists = { sizes: await backend.catalogSizes(), ...(await backend.catalogCompounds()) };
    const listsMs = Date.now() - started;
    const page = pathname === '/tables' ? backend.partsPage : directusParts(embeddedClient(DB, Date.now));
    const { parts } = await buildSnapshot({
      catalogSizes: async () => lists.sizes,
      catalogCompounds: async () => lists,
      async *catalogParts() {
        for await (const { parts: some } of allPages((after) => page(lists, after))) yield some;
      },
    });
    return Response.json({ parts, listsMs, ms: Date.now() - started });
  },
};
