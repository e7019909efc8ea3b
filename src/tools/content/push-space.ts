import { setTimeout as sleep } from 'node:timers/promises';
import { type Model, modelOf, type PushedEntry, type SpaceEntry } from './push-plan.ts';

/** Connection settings of a space. */
export interface SpaceAccess {
  readonly apiKey: string;
  /** Required for writing only. Never included in a message. */
  readonly privateKey: string;
  /** Origin of both APIs; empty for the service's default. */
  readonly host: string;
  /** Milliseconds before the second attempt, doubled for each further attempt. */
  readonly pauseMs?: number;
}

/** A space that supports reading all entries and writing. */
export interface WritableSpace {
  /** Returns all entries of a model, including drafts unless `published`. */
  entries(model: Model, options?: { readonly published?: boolean }): Promise<SpaceEntry[]>;
  create(entry: PushedEntry): Promise<void>;
  update(id: string, entry: PushedEntry): Promise<void>;
}

const CONTENT_HOST = 'https://cdn.builder.io';
const WRITE_HOST = 'https://builder.io';
const LIST_LIMIT = 30;
const TRIES = 5;
const TIMEOUT_MS = 30_000;
const LONGEST_PAUSE_MS = 30_000;

/** The service rejected the request. A retry would fail too. */
class Refused extends Error {}

const isEntry = (value: unknown): value is SpaceEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { id?: unknown }).id === 'string' &&
  typeof (value as { data?: unknown }).data === 'object' &&
  (value as { data?: unknown }).data !== null;

const refusal = (status: number): string =>
  status === 401 || status === 403
    ? 'The space refused the key. Check BUILDER_API_KEY and BUILDER_PRIVATE_KEY.'
    : `The space refused the request with status ${status}.`;

/** Makes one attempt. Rate limits and failures of the service are temporary; other errors are not. */
const ask = async (
  address: string,
  init: RequestInit,
): Promise<{ body: unknown } | { retryMs: number; why: string }> => {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return { body: await answer.json() };
    if (answer.status !== 429 && answer.status < 500) throw new Refused(refusal(answer.status));
    const after = Number(answer.headers.get('Retry-After') ?? 0) * 1000;
    return { retryMs: Number.isFinite(after) ? after : 0, why: `status ${answer.status}` };
  } catch (error) {
    if (error instanceof Refused) throw error;
    return { retryMs: 0, why: error instanceof Error ? error.name : 'an error' };
  }
};

/** Returns the query condition that finds an entry. */
const sameKey = ({ data }: PushedEntry): Readonly<Record<string, string>> => {
  const name = 'section' in data ? 'section' : 'url';
  return { [`query.data.${name}`]: JSON.stringify(Reflect.get(data, name)) };
};

export const writableSpace = (access: SpaceAccess): WritableSpace => {
  const { apiKey, privateKey, host, pauseMs = 500 } = access;

  /** Retries until there is a response. Before each retry, `isDone` can report that the previous attempt succeeded. */
  const persist = async (address: string, init: RequestInit, isDone?: () => Promise<boolean>): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const given = await ask(address, init);
      if ('body' in given) return given.body;
      if (attempt === TRIES) throw new Error(`The space did not respond after ${TRIES} attempts: ${given.why}.`);
      await sleep(Math.min(LONGEST_PAUSE_MS, Math.max(given.retryMs, pauseMs * 2 ** (attempt - 1))));
      if (isDone && (await isDone())) return null;
    }
  };

  const read = async (model: Model, parameters: Readonly<Record<string, string>>): Promise<SpaceEntry[]> => {
    const query = new URLSearchParams({ apiKey, cachebust: 'true', includeRefs: 'true', ...parameters });
    const body = await persist(`${host || CONTENT_HOST}/api/v3/content/${model}?${query}`, {});
    const { results } = (body ?? {}) as { readonly results?: unknown };
    if (!Array.isArray(results)) throw new Refused('The space answered without a list of entries.');
    return results.filter(isEntry);
  };

  const write = (method: 'POST' | 'PUT', id: string, entry: PushedEntry, isDone?: () => Promise<boolean>) =>
    persist(
      `${host || WRITE_HOST}/api/v1/write/${modelOf(entry)}${id === '' ? '' : `/${encodeURIComponent(id)}`}`,
      {
        method,
        headers: { Authorization: `Bearer ${privateKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(entry),
      },
      isDone,
    );

  return {
    async entries(model, { published = false } = {}) {
      const all: SpaceEntry[] = [];
      for (let offset = 0; ; offset += LIST_LIMIT) {
        const some = await read(model, {
          limit: String(LIST_LIMIT),
          offset: String(offset),
          noTraverse: String(!published),
          ...(!published && { includeUnpublished: 'true' }),
        });
        all.push(...some);
        if (some.length < LIST_LIMIT) return all;
      }
    },
    async create(entry) {
      // A lost response does not mean that the entry was not created. A retry would create a second one.
      const isThere = async (): Promise<boolean> =>
        (await read(modelOf(entry), { ...sameKey(entry), includeUnpublished: 'true', limit: '1' })).length > 0;
      await write('POST', '', entry, isThere);
    },
    async update(id, entry) {
      await write('PUT', id, entry);
    },
  };
};
