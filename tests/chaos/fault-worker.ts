import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { prefixedStore } from '../../src/server/backend/prefixed-store.ts';
import { publishSnapshot, readPointer, readSnapshotBytes } from '../../src/server/catalog/publish.ts';
import { workerFolder } from '../../src/tools/process/built-worker.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

/** The state of the Worker's surroundings, set by `POST /__chaos`. */
export interface Surroundings {
  readonly kv?: 'fails' | 'hangs' | null;
  readonly d1?: 'fails' | 'hangs' | null;
  /** Milliseconds that its clock goes forward. */
  readonly forward?: number;
  /** A new isolate starts, and what was cached in KV is gone; the catalog stays. */
  readonly isCold?: boolean;
}

/**
 * The Worker as it was built, with KV and D1 that can be told to fail and a clock that can be put forward: what memory
 * and KV hold becomes old without waiting for it.
 */
const ENTRY = `
const clock = Date.now.bind(Date);
let ahead = 0;
Date.now = () => clock() + ahead;
const faults = { kv: null, d1: null };

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const failing = async (fault, name) => {
  if (fault === 'hangs') await wait(15000);
  throw new Error(name + ' is down.');
};
const faulty = (target, key, name) =>
  new Proxy(target, {
    get(_, property) {
      const member = target[property];
      if (typeof member !== 'function') return member;
      if (property === 'prepare') return (...given) => faulty(member.apply(target, given), key, name);
      if (property === 'bind') return (...given) => faulty(member.apply(target, given), key, name);
      return (...given) => (faults[key] === null ? member.apply(target, given) : failing(faults[key], name));
    },
  });

import worker from '../index.js';
export * from '../index.js';

let surrounded = null;
const emptyCache = async (kv) => {
  for (let cursor; ; ) {
    const page = await kv.list({ cursor });
    await Promise.all(page.keys.filter(({ name }) => name.includes('cache/')).map(({ name }) => kv.delete(name)));
    if (page.list_complete) return;
    cursor = page.cursor;
  }
};
export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === '/__chaos') {
      const { kv = null, d1 = null, forward = 0, isCold = false } = await request.json();
      Object.assign(faults, { kv, d1 });
      ahead += forward;
      if (isCold) {
        // Everything an isolate keeps hangs on this object.
        surrounded = null;
        await emptyCache(env.CACHE);
      }
      return new Response('set');
    }
    surrounded ??= { ...env, CACHE: faulty(env.CACHE, 'kv', 'KV'), DB: faulty(env.DB, 'd1', 'D1') };
    return worker.fetch(request, surrounded, context);
  },
};
`;

export interface FaultWorker {
  readonly origin: string;
  surround(state: Surroundings): Promise<void>;
  stop(): Promise<void>;
}

/** KV keys of a backend server begin with its host. */
const copyCatalog = async (worker: Miniflare, host: string): Promise<void> => {
  const kv = (await worker.getKVNamespace('CACHE')) as unknown as Parameters<typeof prefixedStore>[0];
  const pointer = await readPointer(kv);
  const bytes = pointer && (await readSnapshotBytes(kv, pointer.version));
  if (!bytes) throw new Error('No catalog is published.');
  await publishSnapshot(prefixedStore(kv, `${host}/`), bytes, pointer);
};

/** Starts the built Worker on the state of a port against a backend server whose catalog was synced before. */
export const startFaultWorker = async (
  port: number,
  backend: { readonly url: string; readonly token: string },
): Promise<FaultWorker> => {
  const folder = join(workerFolder, 'chaos');
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'entry.js');
  writeFileSync(script, ENTRY);
  const worker = await startBuiltWorker(port, {
    script,
    bindings: { BACKEND_URL: backend.url, BACKEND_TOKEN: backend.token },
  });
  await copyCatalog(worker, new URL(backend.url).host);
  const { origin } = await worker.ready;
  return {
    origin,
    async surround(state) {
      const response = await fetch(`${origin}/__chaos`, { method: 'POST', body: JSON.stringify(state) });
      if (!response.ok) throw new Error(`The surroundings could not be set: ${response.status}.`);
    },
    stop: () => worker.dispose(),
  };
};
