import type { D1Database } from '@cloudflare/workers-types';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import type { SendRequest } from '../../../src/server/directus/send.ts';

export const ITEMS_TOKEN = 'items-token-of-some-length';

/** Serves the collections of a database behind their token, as another Worker does over HTTP. */
export const itemsServer = (db: D1Database): SendRequest => {
  const app = embeddedDirectus({ db, now: Date.now, token: ITEMS_TOKEN });
  return (request) => app.fetch(request);
};

/** The same with the token added: a server with public read access. */
export const publicItemsServer = (db: D1Database): SendRequest => {
  const answer = itemsServer(db);
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${ITEMS_TOKEN}`);
    return answer(new Request(request, { headers }));
  };
};
