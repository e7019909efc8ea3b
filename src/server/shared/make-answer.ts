import { etagOf } from './etag.ts';
import type { Policy, SharedPolicy } from './policies.ts';
import { innerRequest, versionIn } from './shared-address.ts';

/** Says that an answer is one visitor's after all: it is made again for who asks. */
export const ONLY_FOR_ONE = 'X-Only-For-One';
/** What a route answers in place of it. */
export const onlyForOne = (): Response => new Response(null, { status: 204, headers: { [ONLY_FOR_ONE]: '1' } });

/** Seconds for which an answer may be used, where that is less than its policy says. */
export const FRESH_S = 'X-Fresh-Seconds';

/** Only a whole answer of the version it is made for is kept: an isolate may still hold an older catalog. */
const mayKeep = ({ status, headers }: Response, version: string): boolean => {
  const catalog = headers.get('X-Catalog-Version');
  return status === 200 && !headers.has('Set-Cookie') && (catalog === null || version.includes(catalog));
};

const ages = ({ freshS, staleS }: SharedPolicy, said: string | null): string => {
  const fresh = said === null ? freshS : Math.min(freshS, Number(said));
  return `public, max-age=${fresh}${staleS === 0 ? '' : `, stale-while-revalidate=${staleS}`}`;
};

/** What the response of a cache key is rendered with. */
export interface AnswerSources {
  readonly siteUrl: string;
  readonly policyAt: (path: string) => { readonly policy: Policy };
  /** Handles a bare request, which holds nothing of the visitor. */
  readonly routes: (request: Request) => Response | Promise<Response>;
}

/**
 * Makes the answer of a kept address, with the headers a cache reads: how long it is used, its tags, its ETag. What is not
 * to be kept says `no-store`.
 */
export const makeAnswer = async (kept: string, { siteUrl, policyAt, routes }: AnswerSources): Promise<Response> => {
  const request = innerRequest(kept, siteUrl);
  const { policy } = policyAt(new URL(request.url).pathname);
  const response = await routes(request);
  // Where it leads keeps what else stands in the address.
  if (response.status >= 300 && response.status < 400) return onlyForOne();
  if (policy.kind !== 'shared' || !mayKeep(response, versionIn(kept))) {
    const answer = new Response(response.body, response);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }
  const body = new Uint8Array(await response.arrayBuffer());
  const answer = new Response(body, response);
  answer.headers.set('ETag', await etagOf(body));
  answer.headers.set('Cache-Control', ages(policy, response.headers.get(FRESH_S)));
  if (policy.tags.length > 0) answer.headers.set('Cache-Tag', policy.tags.join(','));
  answer.headers.delete(FRESH_S);
  return answer;
};
