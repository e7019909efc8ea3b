import type { D1Database } from '@cloudflare/workers-types';
import { once } from '../../domain/kit/once.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { SIZE_STANDARDS } from '../../domain/reference/sizes/size-standard.ts';
import { type DirectusClient, directusClient } from '../directus/client.ts';
import { embeddedClient } from '../directus/embedded/client.ts';
import type { SendRequest } from '../directus/send.ts';
import type { Env } from '../env.ts';
import { randomId } from '../security/random-id.ts';
import { type BackendAddress, readBackendAddress } from './address.ts';
import { type CreateRecord, createRecordAt } from './create-record.ts';
import { embeddedBackend } from './embedded/embedded.ts';
import { embeddedPages } from './embedded/embedded-pages.ts';
import type { Backend } from './port.ts';
import { remoteBackend } from './remote.ts';
import { replyWriter, type WriteReply } from './write-reply.ts';

/** The configured backend and everything that depends on which one it is. */
export interface ConnectedBackend {
  readonly backend: Backend;
  readonly kind: 'embedded' | 'remote';
  /** URL of the server; `null` for the embedded backend. */
  readonly url: string | null;
  /** Serves `/items/*` on this site; `null` if no token is configured. */
  readonly items: SendRequest | null;
  /** Delivers visitors' records to the backend's collections; `null` if this site's own store is the backend. */
  readonly create: CreateRecord | null;
  /** Reads the staff's replies to quotes. */
  readonly desk: DirectusClient;
  /** Writes the staff's replies to quotes. */
  readonly writeReply: WriteReply;
  /** Prefix of KV keys, so that values of different servers are never mixed up. */
  readonly keyPrefix: string;
}

const tableSizes = async (): Promise<Size[]> => {
  const { sizeSeriesOf } = await import('../../domain/reference/tables/size-series.ts');
  return SIZE_STANDARDS.flatMap((standard) =>
    sizeSeriesOf(standard).flatMap(({ sizes }) =>
      sizes.map(({ code, idMm, csMm }): Size => ({ code, standard, idMm, csMm })),
    ),
  );
};

const remoteHome = ({ url, token, name }: BackendAddress, env: Env): ConnectedBackend => ({
  kind: 'remote',
  url,
  backend: remoteBackend({
    url,
    token,
    fetch: (request) => fetch(request),
    now: Date.now,
    tables: tableSizes,
    ownPages: () => embeddedPages(env.DB),
  }),
  desk: directusClient({ url, token, fetch: (request) => fetch(request), now: Date.now }),
  items: null,
  create: createRecordAt({ url, token }, (request) => fetch(request)),
  writeReply: replyWriter({ url, token }, (request) => fetch(request)),
  keyPrefix: `${name}/`,
});

/** Serves the collections to clients with one of the tokens. Returns `null` if no token is configured. */
const itemsFor = ({ DB, ITEMS_TOKEN: token = '', QUOTES_TOKEN: deskToken = '' }: Env): SendRequest | null => {
  if (token === '' && deskToken === '') return null;
  const app = once(async () => {
    const { embeddedDirectus } = await import('../directus/embedded/app.ts');
    return embeddedDirectus({ db: DB, now: Date.now, token, deskToken });
  });
  return async (request) => (await app()).fetch(request);
};

/** Writes replies to the embedded backend in this process, over the same protocol, with a token that exists only here. */
const embeddedReplies = (db: D1Database): WriteReply => {
  const token = randomId();
  const app = once(async () => {
    const { embeddedDirectus } = await import('../directus/embedded/app.ts');
    return embeddedDirectus({ db, now: Date.now, token: '', deskToken: token });
  });
  const send: SendRequest = async (request) => (await app()).fetch(request);
  return replyWriter({ url: 'https://embedded.invalid', token }, send);
};

/** Returns the one backend of a Worker: the server at `BACKEND_URL`, or the embedded one over D1. */
export const connectBackend = (env: Env): ConnectedBackend => {
  const address = readBackendAddress(env);
  if (address) return remoteHome(address, env);
  return {
    kind: 'embedded',
    url: null,
    backend: embeddedBackend(env.DB),
    desk: embeddedClient(env.DB, Date.now, 'desk'),
    items: itemsFor(env),
    create: null,
    writeReply: embeddedReplies(env.DB),
    keyPrefix: '',
  };
};
