import { TrieRouter } from 'hono/router/trie-router';
import { routeAt } from '../../domain/site/route-table.ts';
import { NO_STORE, type Policy, PRIVATE_NO_STORE, perRequest } from '../response-cache/cache-policy.ts';
import { CLOSED_BODY, type Declaration } from './route-rules.ts';

/** A policy with the pattern of the route that declares it. */
export interface FoundPolicy extends Pick<Declaration, 'limit' | 'hasMarkdown'> {
  readonly pattern: string;
  readonly policy: Policy;
}

const UNDECLARED: FoundPolicy = { pattern: '', policy: perRequest(NO_STORE), limit: null, hasMarkdown: false };

/** No secret pattern has more segments, so a deeper path is either below one of them or not secret. */
const MAX_SEGMENTS = 4;

const isSecretPolicy = (policy: Policy): boolean =>
  policy.kind === 'perRequest' && (policy.isSecret === true || policy.browser === PRIVATE_NO_STORE);

const readMethod = (method: string): string => (method === 'HEAD' ? 'GET' : method);

/** All declared routes, and what the server reads from them: policies, body limits, methods, sitemap. */
export class RouteTable {
  readonly declarations: readonly Declaration[];
  readonly #router = new TrieRouter<Declaration>();
  readonly #methods: readonly string[];
  /** Policies of paths that are themselves patterns, which most requests are for. Filled on demand. */
  readonly #plain: Map<string, FoundPolicy | null>;

  /** @param declarations in the order in which the routes are matched */
  constructor(declarations: readonly Declaration[]) {
    this.declarations = [
      ...declarations.filter(({ isFallback }) => !isFallback),
      ...declarations.filter(({ isFallback }) => isFallback),
    ];
    for (const one of this.declarations) this.#router.add(one.method, one.pattern, one);
    this.#methods = [...new Set(this.declarations.map(({ method }) => method))].filter((method) => method !== 'ALL');
    this.#plain = new Map(this.declarations.map(({ pattern }) => [pattern, null]));
  }

  /** Returns the declaration of the route that a request gets. */
  declaredAt(method: string, path: string): Declaration | null {
    return this.#router.match(readMethod(method), path)[0][0]?.[0] ?? null;
  }

  /** Returns the policy of GET requests for a path: that of the first declared pattern that matches. */
  policyAt(path: string): FoundPolicy {
    const cached = this.#plain.get(path);
    if (cached) return cached;
    const found = this.declaredAt('GET', path) ?? UNDECLARED;
    if (cached === null) this.#plain.set(path, found);
    return found;
  }

  /**
   * Returns whether a page at `path` must not be shared with third parties: its policy is marked as secret or is
   * `private, no-store`, or `path` is below such a page, as the form actions `/quotes/{id}/accept` are.
   */
  isSecretPath(path: string): boolean {
    const segments = path.split('/').slice(0, MAX_SEGMENTS + 1);
    return segments.some(
      (_, at) => at > 0 && isSecretPolicy(this.policyAt(segments.slice(0, at + 1).join('/')).policy),
    );
  }

  /** Returns the maximum body size in bytes of a request. */
  largestBody(method: string, path: string, mediaType: string): number {
    const body = this.declaredAt(method, path)?.body ?? CLOSED_BODY;
    return typeof body === 'number' ? body : body({ method, path, mediaType: mediaType.toLowerCase() });
  }

  /**
   * Returns the methods that a path accepts, for `Allow`. `null`: it has no route, or its route handles every method. A
   * fallback counts only for paths without any other route.
   */
  methodsAt(path: string): readonly string[] | null {
    const matched = ['ALL', ...this.#methods].flatMap((method) =>
      this.#router.match(method, path)[0].map(([one]) => one),
    );
    const specific = matched.filter(({ isFallback }) => !isFallback);
    const [first] = matched;
    const counted = specific.length > 0 || first === undefined ? specific : [first];
    const methods = new Set(counted.map(({ method }) => method));
    if (methods.size === 0 || methods.has('ALL')) return null;
    return [...(methods.has('GET') ? ['GET', 'HEAD'] : []), ...[...methods].filter((one) => one !== 'GET'), 'OPTIONS'];
  }

  /** Returns whether other origins may call one of these methods of a path. */
  isCrossOrigin(path: string, methods: readonly string[]): boolean {
    return methods.some((method) => this.declaredAt(method, path)?.isCrossOrigin);
  }

  /** Returns whether a page is also available as Markdown. Says nothing about whether the page exists. */
  hasMarkdown(path: string): boolean {
    return this.policyAt(path).hasMarkdown;
  }

  /** Returns the declaration of a route; `null` for one that was mounted without. */
  declarationOf(method: string, pattern: string): Declaration | null {
    return this.declarations.find((one) => one.method === method && one.pattern === pattern) ?? null;
  }

  /** Returns the paths that the sitemap lists, and all other paths of code. A route without a page in `ROUTES` is not listed. */
  sitemapPaths(): { readonly listed: readonly string[]; readonly hidden: ReadonlySet<string> } {
    const isListed = ({ pattern }: Declaration): boolean => {
      const route = routeAt(pattern);
      return route !== null && route.noindex !== true;
    };
    const read = this.declarations.filter(({ method, isFallback }) => method === 'GET' && !isFallback);
    const patternsOf = (declarations: readonly Declaration[]) => declarations.map(({ pattern }) => pattern);
    return {
      listed: patternsOf(read.filter(isListed)),
      hidden: new Set(patternsOf(read.filter((one) => !isListed(one)))),
    };
  }
}
