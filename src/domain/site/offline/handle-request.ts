/**
 * How the service worker handles a request. `network`: it does not touch it. `page`: the network for three seconds, then
 * the catalog on the device, the stored copy or the offline page. `file`: a stored copy, else the network. `picture`: the
 * network, else a stored copy. `made`: the network, else the catalog on the device.
 */
export type Handling = 'network' | 'page' | 'file' | 'picture' | 'made';

/** Facts of a request that decide how it is handled. */
export interface RequestFacts {
  readonly method: string;
  /** Whether its URL is of this site. */
  readonly isOwn: boolean;
  readonly path: string;
  /** `navigate` for documents. */
  readonly mode: string;
  readonly destination: string;
  /** Whether it has a `Range` header. Caches cannot store partial responses. */
  readonly isPartial: boolean;
}

/**
 * Paths that never pass through the service worker, with everything below them: API, desk, accounts, quotes, shared lists
 * and the programs of operators.
 */
export const NETWORK_ONLY: readonly string[] = [
  '/api',
  '/desk',
  '/quotes',
  '/account',
  '/auth',
  '/users',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/preferences',
  '/consent',
  '/admin',
  '/admin-store',
  '/items',
  '/l',
  '/mcp',
  '/ucp',
];

const isBelow = (path: string, area: string): boolean => `${path}/`.startsWith(`${area}/`);

/** Returns whether a path never passes through the service worker. */
const isNetworkOnly = (path: string): boolean => NETWORK_ONLY.some((area) => isBelow(path, area));

/**
 * Returns whether a link of this site leads nowhere without a network: its page or archive never passes through the service
 * worker, or it is a PDF file, which only the server makes.
 */
export const needsNetwork = (path: string): boolean => isNetworkOnly(path) || path.endsWith('.pdf');

/** Names with a hash of their content, which never change. */
const HASHED = /^\/(?:build|fonts)\/[\w./-]+$/;
const PICTURE = /^\/(?:drawings|assets)\/[\w./-]+$|^\/favicon\.svg$/;
/** Paths with an extension are files. Sizes contain dots too: `/product/fk7502-10x2.5`. */
const FILE_NAME = /\.(?!html$)[a-z][a-z\d]*$/i;

/** Files that are generated from a part or a gland: models, drawings, archives. */
const MADE = /^\/(?:product\/[^/]+\/[^/]+|tools\/gland-designer\/[^/]+)$/;

/** Pages that the catalog on the device renders. */
const DEVICE_PAGE =
  /^\/(?:shop\/orings|product\/[^/]+|compare|search|cart|lists(?:\/review)?|find|tools(?:\/[a-z-]+)?)$/;

/** Returns whether the catalog on the device renders a page. */
export const isDevicePage = (path: string): boolean => DEVICE_PAGE.test(path);

/** Returns how the service worker handles a request. */
export const handlingOf = ({ method, isOwn, path, mode, destination, isPartial }: RequestFacts): Handling => {
  if (method !== 'GET' || isPartial || !isOwn || isNetworkOnly(path)) return 'network';
  if (MADE.test(path)) return 'made';
  if (mode === 'navigate') return destination === 'document' && !FILE_NAME.test(path) ? 'page' : 'network';
  if (HASHED.test(path)) return 'file';
  return PICTURE.test(path) ? 'picture' : 'network';
};
