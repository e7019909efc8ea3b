import { isText, pack, unpacked } from './packed.ts';

/** An answer as it is kept: whole, a 200, without anything of one visitor. */
export interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isPacked: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Seconds it is used, and those beyond them in which it is used while a new one is made. */
  readonly freshS: number;
  readonly staleS: number;
}

const MAX_AGE = /(?:^|[ ,])max-age=(\d{1,9})/;
const STALE = /(?:^|[ ,])stale-while-revalidate=(\d{1,9})/;

const secondsIn = (cacheControl: string, directive: RegExp): number => Number(directive.exec(cacheControl)?.[1] ?? 0);

/** An answer as it was made, to be kept for as long as its `Cache-Control` says; null: it is not to be kept. */
export const keptAnswer = async (response: Response, madeAt: number): Promise<KeptAnswer | null> => {
  const cacheControl = response.headers.get('Cache-Control') ?? '';
  const freshS = secondsIn(cacheControl, MAX_AGE);
  if (freshS === 0) return null;
  const headers = Object.fromEntries(response.headers);
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    body,
    headers: isText(headers['content-type']) ? { ...headers, vary: 'Accept-Encoding' } : headers,
    isPacked: false,
    madeAt,
    freshS,
    staleS: secondsIn(cacheControl, STALE),
  };
};

/** The same answer as it takes the least room. */
export const packedAnswer = async (answer: KeptAnswer): Promise<KeptAnswer> =>
  isText(answer.headers['content-type']) ? { ...answer, body: await pack(answer.body), isPacked: true } : answer;

/** The answer for a client; `outcome` tells how it came about, as RFC 9211 does. */
export const toldAs = (outcome: string, { body, headers, isPacked }: KeptAnswer, takesPacked: boolean): Response => {
  const told = { ...headers, 'cache-status': `answers; ${outcome}` };
  if (!isPacked) return new Response(body, { headers: told });
  if (!takesPacked) return new Response(unpacked(body), { headers: told });
  // Without the mode the runtime would pack it once more.
  const init = { headers: { ...told, 'content-encoding': 'gzip' }, encodeBody: 'manual' };
  return new Response(body, init as ResponseInit);
};
