import { boundedMap } from '../cache/bounded-map.ts';
import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { type KeptAnswer, packedAnswer } from './kept-answer.ts';

/** Where answers are kept that are everybody's. */
export interface SharedStore {
  get(key: string): Promise<KeptAnswer | null>;
  put(key: string, answer: KeptAnswer, waitUntil: WaitUntil): void;
}

/** The part of the platform's Cache API that is used. */
export interface LocationCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
}

/** Header that holds all of an answer but its body: the location changes headers of its own accord. */
const ABOUT = 'X-About';
const MEMORY_LIMIT = 12 * 1024 * 1024;
/** Larger answers would push out many others: the location alone keeps them. */
const LARGEST_IN_MEMORY = 512 * 1024;
/** The location answers quickly or is passed by. */
const PATIENCE_MS = 200;

/** JSON that a header can hold. */
const asciiJson = (value: object): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const toResponse = ({ body, ...about }: KeptAnswer): Response =>
  new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=${about.freshS + about.staleS}`,
      [ABOUT]: asciiJson(about),
    },
  });

/** What stands there was written by this very build: its name is part of the address. */
const fromResponse = async (response: Response): Promise<KeptAnswer> => ({
  ...(JSON.parse(response.headers.get(ABOUT) ?? '') as Omit<KeptAnswer, 'body'>),
  body: new Uint8Array(await response.arrayBuffer()),
});

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
        const found = await withTimeLimit(PATIENCE_MS, location.match(key));
        if (found === undefined) return null;
        const answer = await withTimeLimit(PATIENCE_MS, fromResponse(found));
        hold(key, answer);
        return answer;
      } catch (cause) {
        logFailure('The location’s cache could not be read.', cause);
        return null;
      }
    },
    put(key, answer, waitUntil) {
      hold(key, answer);
      const keep = async (): Promise<void> => {
        const packed = await packedAnswer(answer);
        // Packing takes its time: a newer answer may stand here by now.
        if ((memory.get(key)?.madeAt ?? 0) > answer.madeAt) return;
        hold(key, packed);
        await location?.put(key, toResponse(packed));
      };
      waitUntil(keep().catch((cause: unknown) => logFailure('An answer could not be kept at the location.', cause)));
    },
  };
};
