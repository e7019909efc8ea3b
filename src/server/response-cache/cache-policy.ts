import type { Preferences } from '../../domain/kit/preferences.ts';
import { none, type ReadParameters } from './cache-parameters.ts';

/**
 * The data that a response is rendered from. The cache key contains the version of each tag, so a new version
 * invalidates all earlier responses.
 */
export type Tag = 'catalog' | 'content';

/** The response is identical for all visitors, except for what the policy names, and is cached. */
export interface SharedPolicy {
  readonly kind: 'shared';
  /** Returns the parameters that the response depends on. */
  readonly parameters: ReadParameters;
  /** Names of the visitor's preferences that the response depends on. */
  readonly view: readonly (keyof Preferences)[];
  readonly tags: readonly Tag[];
  /** Maximum age in seconds. */
  readonly freshS: number;
  /** Seconds beyond `freshS` in which a cache may serve it while it is rendered again. 0 for responses with prices or stock. */
  readonly staleS: number;
  /** `Cache-Control` for browsers. */
  readonly browser: string;
}

/** The response is generated for each request. With tags it has an ETag of its URL and version, and 304 costs no rendering. */
export interface PerRequestPolicy {
  readonly kind: 'perRequest';
  readonly tags: readonly Tag[];
  readonly browser: string;
  /** The URL is a secret, or the page handles passwords or tokens. See `RouteTable.isSecretPath`. */
  readonly isSecret?: true;
}

export type Policy = SharedPolicy | PerRequestPolicy;

/** Values of `Cache-Control` for the browser. With the first two it revalidates before every use. */
export const REVALIDATE = 'private, no-cache';
export const PUBLIC_REVALIDATE = 'public, max-age=0, must-revalidate';
export const NO_STORE = 'no-store';
export const PRIVATE_NO_STORE = 'private, no-store';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const VIEW: SharedPolicy['view'] = ['temperature', 'measurement', 'only_show_in_stock', 'slash_search'];

/** Returns the policy of a shared page. It may show prices and stock, so it is at most a minute old. */
export const sharedPage = (
  parameters: ReadParameters,
  tags: readonly Tag[],
  more: Partial<SharedPolicy> = {},
): SharedPolicy => ({
  kind: 'shared',
  parameters,
  view: VIEW,
  tags,
  freshS: MINUTE,
  staleS: 0,
  browser: REVALIDATE,
  ...more,
});

/** Returns the policy of a shared file that depends on the catalog only. */
export const sharedFile = (more: Partial<SharedPolicy> & Pick<SharedPolicy, 'browser'>): SharedPolicy => ({
  kind: 'shared',
  parameters: none,
  view: [],
  tags: ['catalog'],
  freshS: HOUR,
  staleS: DAY,
  ...more,
});

/** Returns the policy of a response that is generated for each request; with `tags` it has an ETag. */
export const perRequest = (browser: string, tags: readonly Tag[] = []): PerRequestPolicy => ({
  kind: 'perRequest',
  tags,
  browser,
});

/** Returns the policy of a page with a secret URL, or with passwords or tokens on it. */
export const secretPage = (browser: string): PerRequestPolicy => ({ ...perRequest(browser), isSecret: true });
