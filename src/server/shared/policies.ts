import { TrieRouter } from 'hono/router/trie-router';
import { FORM_PARAMETERS } from '../../domain/forms/form-types.ts';
import { ENTRY_FIELDS } from '../../domain/gland-design/entry.ts';
import type { Preferences } from '../../domain/preferences.ts';
import type { RateLimitName } from '../security/rate-limits.ts';
import {
  advisorParameters,
  anyOf,
  grooveParameters,
  listingParameters,
  none,
  questionParameters,
  type ReadParameters,
  sizeFinderParameters,
} from './parameters.ts';

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
  /** What one client may ask for, where making it is much work. */
  readonly limit?: RateLimitName;
  /** What browsers may do with it. */
  readonly browser: string;
}

/** Made for each request. With tags it has an ETag: who has the answer of this version is told so without making it. */
export interface OwnPolicy {
  readonly kind: 'own';
  readonly tags: readonly Tag[];
  readonly browser: string;
  /** The URL is a secret, or the page handles passwords or tokens. See `isSecretPath`. */
  readonly isSecret?: true;
}

export type Policy = SharedPolicy | OwnPolicy;

/** Asked again each time; a browser goes back to it without asking. */
const CHECKED = 'private, no-cache';
const NOT_KEPT = 'no-store';
/** A response for one visitor, stored by nobody. Such a route is secret. */
const PRIVATE = 'private, no-store';
const CHECKED_BY_ALL = 'public, max-age=0, must-revalidate';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const VIEW: SharedPolicy['view'] = ['temperature', 'measurement', 'only_show_in_stock', 'slash_search'];

/** A page. It may show prices and stock: what stands on it is at most a minute old. */
const page = (parameters: ReadParameters, tags: readonly Tag[]): SharedPolicy => ({
  ...{ kind: 'shared', parameters, view: VIEW, tags, freshS: MINUTE, staleS: 0, browser: CHECKED },
});

/** A file that follows from the catalog. */
const file = (more: Partial<SharedPolicy> & Pick<SharedPolicy, 'browser'>): SharedPolicy => ({
  ...{ kind: 'shared', parameters: none, view: [], tags: ['catalog'], freshS: HOUR, staleS: DAY, ...more },
});

const own = (browser: string, tags: readonly Tag[] = []): OwnPolicy => ({ kind: 'own', tags, browser });

/** A page with a secret URL, or with passwords or tokens on it. */
const secret = (browser: string): OwnPolicy => ({ ...own(browser), isSecret: true });

/** Parameters of content pages: of the part finder, charts and tables, and what forms are filled in with. */
const CONTENT = [
  ...new Set([
    ...['id', 'cs', 'temperature', 'material', 'length', 'degrees', 'low', 'high'],
    ...['size', 'tol', 'section', 'chemical', 'media'],
    ...FORM_PARAMETERS,
  ]),
];

/** Every route of the Worker that can be read, by its pattern: whose its answers are, and for how long. */
export const POLICIES: Readonly<Record<string, Policy>> = {
  '/_next/image': own('public, max-age=14400, stale-while-revalidate=86400'),
  '/drawings/:file': own('public, max-age=86400'),
  '/healthz': own(NOT_KEPT),
  '/readyz': own(NOT_KEPT),
  '/sitemap.xml': file({ browser: 'public, max-age=3600' }),
  '/sitemaps/pages.xml': file({ tags: ['content'], browser: 'public, max-age=3600' }),
  '/sitemaps/datasheets.xml': file({ browser: 'public, max-age=3600' }),
  '/sitemaps/:file{parts-[1-9][0-9]{0,3}\\.xml}': own('public, max-age=3600', ['catalog']),
  '/robots.txt': file({ tags: [], browser: 'public, max-age=3600' }),
  '/og/:path{.+\\.png}': file({
    tags: ['catalog', 'content'],
    limit: 'DRAW_LIMIT',
    browser: 'public, max-age=86400',
  }),
  '/api/finder': own(NOT_KEPT),
  '/api/v1/parse': own(CHECKED_BY_ALL, ['catalog']),
  '/api/account': own(PRIVATE),
  '/api/account/quotes': own(PRIVATE),
  '/api/account/lists': own(PRIVATE),
  '/api/account/lists/:id': own(PRIVATE),
  '/api/account/part-numbers': own(PRIVATE),
  '/api/admin-store': own(PRIVATE),
  '/api/block-data': own(NOT_KEPT),
  '/api/compounds-search': {
    ...page(questionParameters, ['catalog']),
    ...{ view: [], limit: 'SEARCH_LIMIT', browser: CHECKED_BY_ALL },
  },
  '/api/relaxations': own(CHECKED_BY_ALL, ['catalog']),
  '/api/sizes': own(NOT_KEPT),
  '/api/v1/sizes/nearest': own(CHECKED_BY_ALL, ['catalog']),
  '/api/v1/sizes/parts': own(CHECKED_BY_ALL, ['catalog']),
  '/api/v1/parts/nearest': own(CHECKED_BY_ALL, ['catalog']),
  '/api/v1/parts/files': own(CHECKED_BY_ALL, ['catalog']),
  '/api/v1/parts/files.zip': own(CHECKED_BY_ALL, ['catalog']),
  '/api/v1/media': own('public, max-age=86400'),
  '/api/modifiers/:type': own(NOT_KEPT),
  '/api/comparisons': own(NOT_KEPT),
  '/api/pricing/:id': own(NOT_KEPT),
  '/users/register/verify-email': own(NOT_KEPT),
  '/items/*': own(NOT_KEPT),
  '/admin/vitals': own(PRIVATE),
  '/admin/sync': own(NOT_KEPT),
  '/frames/:block': own(CHECKED),
  '/shop/orings': page(listingParameters, ['catalog']),
  '/admin-store': secret(CHECKED),
  '/datasheets': page(anyOf(['search']), ['catalog']),
  '/datasheets/:name{.+\\.[pP][dD][fF]}': file({ limit: 'DRAW_LIMIT', browser: 'public, max-age=300' }),
  '/datasheets/:name': page(none, ['catalog']),
  '/tools': page(none, []),
  '/tools/size-finder': page(sizeFinderParameters, ['catalog']),
  '/tools/ring-gauge': page(anyOf(['series', 'paper']), []),
  '/compare': own(CHECKED),
  '/product/:name': page(anyOf(['quantity']), ['catalog']),
  '/product/:name/drawing.svg': file({ parameters: anyOf(['unit']), view: ['measurement'], browser: CHECKED }),
  '/product/:name/:file{.+-sheet\\.pdf}': file({
    ...{ parameters: anyOf(['unit']), limit: 'DRAW_LIMIT', freshS: MINUTE, staleS: 0, browser: CHECKED },
  }),
  '/product/:name/:file{.+\\.(?:step|dxf|glb|pdf)}': file({
    ...{ parameters: anyOf(['schema', 'unit']), limit: 'DRAW_LIMIT', browser: 'public, max-age=300' },
  }),
  '/search': own(CHECKED),
  '/cart': own(CHECKED),
  '/quotes': own(NOT_KEPT),
  '/quotes/open': secret(NOT_KEPT),
  '/lists': own(CHECKED),
  '/lists/review': own(PRIVATE),
  '/l/:id': own(PRIVATE),
  '/quotes/:id': own(PRIVATE),
  '/quotes/:id/sent': own(PRIVATE),
  '/quotes/:id/quote.pdf': own(PRIVATE),
  '/login': secret(CHECKED),
  '/account': secret(CHECKED),
  '/sign-up': secret(NOT_KEPT),
  '/verify-email': secret(NOT_KEPT),
  '/forgot-password': secret(NOT_KEPT),
  '/reset-password': secret(NOT_KEPT),
  '/preferences': own(CHECKED),
  '/consent': own(PRIVATE),
  '/find': own(NOT_KEPT),
  '/tools/material-advisor': page(advisorParameters, ['catalog']),
  '/tools/gland-designer/drawing.svg': own(NOT_KEPT),
  '/tools/gland-designer/sheet.pdf': own(NOT_KEPT),
  '/tools/gland-designer/drawing.dxf': own(NOT_KEPT),
  '/tools/gland-designer': page(anyOf(ENTRY_FIELDS), ['catalog']),
  '/tools/groove-to-ring': page(grooveParameters, ['catalog']),
  '/dev/blocks': own(NOT_KEPT),
  '/*': page(anyOf(CONTENT), ['catalog', 'content']),
};

/** A policy with the pattern it was found by. */
export interface FoundPolicy {
  readonly pattern: string;
  readonly policy: Policy;
}

const byPath = new TrieRouter<FoundPolicy>();
for (const [pattern, policy] of Object.entries(POLICIES)) byPath.add('GET', pattern, { pattern, policy });

/** Nothing is kept of what has no policy. */
const UNKNOWN: FoundPolicy = { pattern: '', policy: own(NOT_KEPT) };

const found = (path: string): FoundPolicy => byPath.match('GET', path)[0][0]?.[0] ?? UNKNOWN;

/** What was found for paths that are patterns themselves: most of what is asked for. */
const ofPlainPaths = new Map<string, FoundPolicy>();

/** The policy of what is read at a path: of the patterns that fit, the one the table names first. */
export const policyAt = (path: string): FoundPolicy => {
  if (!Object.hasOwn(POLICIES, path)) return found(path);
  const known = ofPlainPaths.get(path) ?? found(path);
  ofPlainPaths.set(path, known);
  return known;
};

const isSecretPolicy = (policy: Policy): boolean =>
  policy.kind === 'own' && (policy.isSecret === true || policy.browser === PRIVATE);

/** No secret pattern has more segments: deeper paths are below one, or below none. */
const MOST_SEGMENTS = 4;

/**
 * Whether a page at `path` must not be shared with third parties: its policy is marked as secret or is `private, no-store`, or
 * `path` is below such a page, as the form actions `/quotes/{id}/accept` and mistyped addresses are. These pages load no tag
 * manager and no messaging widget, show no consent notice and send no referrer.
 */
export const isSecretPath = (path: string): boolean => {
  const segments = path.split('/').slice(0, MOST_SEGMENTS + 1);
  return segments.some((_, at) => at > 0 && isSecretPolicy(policyAt(segments.slice(0, at + 1).join('/')).policy));
};
