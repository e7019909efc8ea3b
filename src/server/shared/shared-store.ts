import { boundedMap } from '../cache/bounded-map.ts';
import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { within } from '../resilience/within.ts';

/** An answer as it is kept: whole, a 200, without anything of one visitor. Its `Cache-Control` says how long it is used. */
export interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** Where answers are kept that are everybody's. */
export interface SharedStore {
  get(key: string): Promise<KeptAnswer | null>;
  put(key: string, answer: KeptAnswer, seconds: number, waitUntil: WaitUntil): void;
}

/** The part of the platform's Cache API that is used. */
export interface LocationCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

const MADE_AT = 'X-Made-At';
/** What the answer says itself; the location keeps it as long as it is used stale, too. */
const AGES = 'X-Ages';
const MEMORY_LIMIT = 12 * 1024 * 1024;
/** Larger answers would push out many others: the location alone keeps them. */
const LARGEST_IN_MEMORY = 512 * 1024;
/** The location answers quickly or is passed by. */
const PATIENCE_MS = 200;

const toResponse = ({ body, headers, madeAt }: KeptAnswer, seconds: number): Response => {
  const response = new Response(body, { headers });
  response.headers.set(AGES, headers.get('Cache-Control') ?? '');
  response.headers.set('Cache-Control', `public, max-age=${seconds}`);
  response.headers.set(MADE_AT, String(madeAt));
  return response;
};

const fromResponse = async (response: Response): Promise<KeptAnswer> => {
  const headers = new Headers(response.headers);
  const madeAt = Number(headers.get(MADE_AT));
  headers.set('Cache-Control', headers.get(AGES) ?? '');
  for (const name of [MADE_AT, AGES, 'CF-Cache-Status', 'Age']) headers.delete(name);
  return { body: new Uint8Array(await response.arrayBuffer()), headers, madeAt };
};

/** Memory of the isolate, then the location's cache; one that fails or hangs is passed by. */
export const sharedStore = (location: LocationCache | null): SharedStore => {
  const memory = boundedMap<KeptAnswer>(MEMORY_LIMIT);
  const hold = (key: string, answer: KeptAnswer): void => {
    if (answer.body.length <= LARGEST_IN_MEMORY) memory.set(key, answer, answer.body.length);
  };
  return {
    async get(key) {
      const held = memory.get(key);
      if (held !== undefined || location === null) return held ?? null;
      try {
        const found = await within(PATIENCE_MS, location.match(key));
        if (found === undefined) return null;
        const answer = await within(PATIENCE_MS, fromResponse(found));
        hold(key, answer);
        return answer;
      } catch (cause) {
        logFailure('The location’s cache could not be read.', cause);
        return null;
      }
    },
    put(key, answer, seconds, waitUntil) {
      hold(key, answer);
      if (location === null) return;
      const failed = (cause: unknown): void => logFailure('An answer could not be kept at the location.', cause);
      waitUntil(location.put(key, toResponse(answer, seconds)).catch(failed));
    },
  };
};
