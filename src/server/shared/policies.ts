import type { Preferences } from '../../domain/preferences.ts';
import { none, type ReadParameters } from './parameters.ts';

/** What an answer is made from; each has a version, and with a new one nothing made before is used. */
export type Tag = 'catalog' | 'content';

/** Made for everybody at once and kept: nothing of the visitor goes into it but what the policy names. */
export interface SharedPolicy {
  readonly kind: 'shared';
  /** The parameters of an address that the answer depends on. */
  readonly parameters: ReadParameters;
  /** Which of the visitor's choices of display it depends on. */
  readonly view: readonly (keyof Preferences)[];
  readonly tags: readonly Tag[];
  /** Seconds it is used for, at most. */
  readonly freshS: number;
  /** Seconds it is used beyond that while a new one is made; only for what never shows a price or a stock. */
  readonly staleS: number;
  /** What browsers may do with it. */
  readonly browser: string;
}

/** Made for each request. With tags it has an ETag: who has the answer of this version is told so without making it. */
export interface OwnPolicy {
  readonly kind: 'own';
  readonly tags: readonly Tag[];
  readonly browser: string;
  /** The URL is a secret, or the page handles passwords or tokens. See `RouteTable.isSecretPath`. */
  readonly isSecret?: true;
}

export type Policy = SharedPolicy | OwnPolicy;

/** Values of `Cache-Control` for the browser. The first two: it revalidates before every use. */
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

/** Returns the policy of a shared file that follows from the catalog. */
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
export const perRequest = (browser: string, tags: readonly Tag[] = []): OwnPolicy => ({ kind: 'own', tags, browser });

/** Returns the policy of a page with a secret URL, or with passwords or tokens on it. */
export const secretPage = (browser: string): OwnPolicy => ({ ...perRequest(browser), isSecret: true });
