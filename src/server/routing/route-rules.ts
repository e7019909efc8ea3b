import {
  NO_STORE,
  type PerRequestPolicy,
  type Policy,
  perRequest,
  type SharedPolicy,
} from '../response-cache/cache-policy.ts';
import type { RateLimitName } from '../security/rate-limit-rules.ts';

export const KB = 1024;

/** Maximum size of a request body in bytes, where it depends on what is sent. */
export type BodyLimit = (request: {
  readonly method: string;
  readonly path: string;
  readonly mediaType: string;
}) => number;

/** What every route may declare. */
interface CommonRules {
  /** Names of its query parameters. Others are refused below `/api/`, and removed from the URL elsewhere. */
  readonly parameters?: readonly string[];
  /** Why the handler gets every parameter. */
  readonly anyParameter?: string;
  /** The limit that counts its requests per client. Limits whose refusal renders a form again are in the handler. */
  readonly limit?: RateLimitName;
}

interface SharedReadRules {
  /** Its `parameters` decide which reach the handler. */
  readonly policy: SharedPolicy;
  readonly limit?: RateLimitName;
}

interface OwnReadRules extends CommonRules {
  readonly policy?: PerRequestPolicy;
}

/** What a route for GET and HEAD declares. Undeclared: generated per request, `no-store`, no parameters. */
export type ReadRules = SharedReadRules | OwnReadRules;

/** What a route for a method with a body declares. Undeclared: 1 KB, same-origin requests only, no parameters. */
export interface SendRules extends CommonRules {
  /** Maximum size of the body in bytes. */
  readonly body?: number | BodyLimit;
  /** Why pages of other sites, and programs, may send here. */
  readonly anyOrigin?: string;
}

/** What a route for all methods declares. It is never shared. */
export type AllRules = OwnReadRules & SendRules;

/** All rules of a route, with the closed default for each that it does not declare. */
export interface RouteRules {
  readonly policy: Policy;
  /** null: the handler gets every parameter, or the shared policy reads them. */
  readonly parameters: readonly string[] | null;
  readonly limit: RateLimitName | null;
  readonly body: number | BodyLimit;
  readonly needsSameOrigin: boolean;
}

/** A route as all views of the route table see it. */
export interface Declaration extends RouteRules {
  /** Upper case; `ALL` for every method. */
  readonly method: string;
  /** Full path pattern, such as `/product/:name`. */
  readonly pattern: string;
  /** Whether it gets only requests that no other route matches, as the content pages do. */
  readonly isFallback: boolean;
}

/** Maximum body size of a route that declares none, and of paths without a route. */
export const CLOSED_BODY = 1 * KB;

/** Returns the rules with the closed defaults filled in. */
export const closedRules = (declared: ReadRules | SendRules | AllRules): RouteRules => {
  const rules: Partial<Omit<AllRules, 'policy'>> & { readonly policy?: Policy } = declared;
  const policy = rules.policy ?? perRequest(NO_STORE);
  const getsAll = policy.kind === 'shared' || rules.anyParameter !== undefined;
  return {
    policy,
    parameters: getsAll ? null : (rules.parameters ?? []),
    limit: rules.limit ?? null,
    body: rules.body ?? CLOSED_BODY,
    needsSameOrigin: rules.anyOrigin === undefined,
  };
};
