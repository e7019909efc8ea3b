import type { Permission } from '../../domain/site/staff/roles.ts';
import {
  NO_STORE,
  type PerRequestPolicy,
  type Policy,
  perRequest,
  type SharedPolicy,
} from '../response-cache/cache-policy.ts';
import type { RateLimitName } from '../security/rate-limit-rules.ts';
import type { Deprecated } from '../security/response-headers.ts';

export const KB = 1024;

/** Maximum size of a request body in bytes, where it depends on what is sent. */
export type BodyLimit = (request: {
  readonly method: string;
  readonly path: string;
  readonly mediaType: string;
}) => number;

/** Rules of pages that are also available as Markdown. */
interface MarkdownRules {
  /** Clients that prefer Markdown get the response of `markdownPath(path)`, which another route declares. */
  readonly markdown?: true;
}

/** Rules that every route may declare. */
interface CommonRules extends CrossOriginRules, MarkdownRules {
  /** Names of its query parameters. Other parameters are rejected below `/api/`, and removed from the URL elsewhere. */
  readonly parameters?: readonly string[];
  /** Why the handler gets every parameter. */
  readonly anyParameter?: string;
  /**
   * The rate limit that counts its requests per client. If an exceeded limit renders a form again, the handler counts
   * instead.
   */
  readonly limit?: RateLimitName;
}

/** Rules of responses that other origins may read. */
interface CrossOriginRules {
  /** Any origin may read the responses, which never depend on cookies. */
  readonly crossOrigin?: true;
  /** Of a public route that will be removed. */
  readonly deprecated?: Deprecated;
}

interface SharedReadRules extends CrossOriginRules, MarkdownRules {
  /** Its `parameters` select the parameters that the handler gets. */
  readonly policy: SharedPolicy;
  /** Names of its query parameters, if it rejects all others below `/api/`. */
  readonly parameters?: readonly string[];
  readonly limit?: RateLimitName;
}

interface OwnReadRules extends CommonRules {
  readonly policy?: PerRequestPolicy;
}

/** What a route for GET and HEAD declares. Defaults: generated per request, `no-store`, no parameters. */
export type ReadRules = SharedReadRules | OwnReadRules;

/** What a route for a method with a body declares. Defaults: 1 KB, same-origin requests only, no parameters. */
export interface SendRules extends CommonRules {
  /** Maximum size of the body in bytes. */
  readonly body?: number | BodyLimit;
  /** Why pages of other sites, and programs, may send requests. */
  readonly anyOrigin?: string;
}

/** What a route for all methods declares. Its responses are never shared. */
export type AllRules = OwnReadRules & SendRules;

/**
 * Who may use a route of the desk: signed-in staff with this permission, or `door`: clients that know the unlisted path of
 * the sign-in page.
 */
export type StaffRule = Permission | 'door';

/** What every route of the desk declares in addition. */
export interface DeskRules {
  readonly staff: StaffRule;
}

/** All rules of a route, with the restrictive default for each rule that it does not declare. */
export interface RouteRules {
  readonly policy: Policy;
  /** `null`: the handler gets every parameter, or the shared policy reads them. */
  readonly parameters: readonly string[] | null;
  readonly limit: RateLimitName | null;
  readonly body: number | BodyLimit;
  readonly needsSameOrigin: boolean;
  readonly isCrossOrigin: boolean;
  readonly deprecated: Deprecated | null;
  readonly hasMarkdown: boolean;
  /** `null`: a route of the site. */
  readonly staff: StaffRule | null;
}

/** A declared route, as the route table's readers see it. */
export interface Declaration extends RouteRules {
  /** Upper case; `ALL` for every method. */
  readonly method: string;
  /** Full path pattern, such as `/product/:name`. */
  readonly pattern: string;
  /** Whether it only gets requests that no other route matches, as the content pages do. */
  readonly isFallback: boolean;
}

/** Maximum body size of a route that declares none, and of paths without a route. */
export const CLOSED_BODY = 1 * KB;

/** Returns the rules with the restrictive defaults filled in. */
export const closedRules = (declared: (ReadRules | SendRules | AllRules) & Partial<DeskRules>): RouteRules => {
  const rules: Partial<Omit<AllRules, 'policy'> & DeskRules> & { readonly policy?: Policy } = declared;
  const policy = rules.policy ?? perRequest(NO_STORE);
  const getsAll = policy.kind === 'shared' || rules.anyParameter !== undefined;
  return {
    policy,
    parameters: rules.parameters ?? (getsAll ? null : []),
    limit: rules.limit ?? null,
    body: rules.body ?? CLOSED_BODY,
    needsSameOrigin: rules.anyOrigin === undefined,
    isCrossOrigin: rules.crossOrigin === true,
    deprecated: rules.deprecated ?? null,
    hasMarkdown: rules.markdown === true,
    staff: rules.staff ?? null,
  };
};
