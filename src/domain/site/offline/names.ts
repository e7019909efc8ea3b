/** URL of the service worker. Its scope is the whole site, and no other URL is ever registered. */
export const WORKER_PATH = '/sw.js';

/** URL of the manifest of the catalog. It changes with the catalog. */
export const CATALOG_MANIFEST_PATH = '/offline/catalog.json';

/** Returns the URL of the index of a version of the catalog. */
export const indexPath = (version: string): string => `/catalog-index/${version}`;

/** Returns the URL of the patches from an earlier version. */
export const patchesPath = (version: string, from: string): string => `${indexPath(version)}/from/${from}`;

/** Returns the URL of facts with a checksum. */
export const factsPath = (sha256: string): string => `/offline/facts/${sha256}`;

/** The page that is shown without a network for a page that is not on the device. */
export const OFFLINE_PATH = '/offline';

/** Attribute of that page's root while it starts the catalog on the device, to show the requested page then. */
export const DEVICE_START = 'data-device-start';

/** The comment in that page which the service worker replaces with links to visited pages. */
export const VISITED_PLACEHOLDER = '<!--visited-->';

/**
 * Header of HTML that is identical for all visitors with the same preferences. Its value is the build of the client's
 * files that the HTML links. Only pages with this header are stored on a device.
 */
export const SHARED_BUILD_HEADER = 'X-Shared-Build';

/** Headers that the service worker adds to stored responses. */
export const STORED_AT_HEADER = 'X-Stored-At';
export const STORED_BYTES_HEADER = 'X-Stored-Bytes';
export const STORED_TITLE_HEADER = 'X-Stored-Title';

const PREFIX = 'canyon-';

/** Cache with one record for each kind that is complete on the device. */
export const RECORDS_CACHE = `${PREFIX}kept`;
/** Cache with visited pages and their files. */
export const VISITED_CACHE = `${PREFIX}visited`;

/** Name of the browser's lock that a download holds, so that two tabs never download at the same time. */
export const DOWNLOAD_LOCK = `${PREFIX}download`;

/**
 * What a visitor can keep: `references` are charts and tools, `catalog` is all parts with them. The caches, the record, the
 * state machine and the service worker know kinds only by their name.
 */
export const OFFLINE_KINDS = ['catalog', 'references'] as const;

export type OfflineKind = (typeof OFFLINE_KINDS)[number];

/** Returns the name of the cache with the files of a kind in one build. */
export const buildCacheOf = (kind: OfflineKind, build: string): string => `${PREFIX}${kind}-${build}`;

/** Returns the key of a kind's record. It is not a URL of the site. */
export const recordKeyOf = (kind: OfflineKind): string => `/.kept/${kind}`;

/** Returns whether a cache belongs to a build of this kind. */
export const isCacheOf = (kind: OfflineKind, name: string): boolean => name.startsWith(buildCacheOf(kind, ''));

/** Returns whether a cache belongs to a build of any kind. */
export const isBuildCache = (name: string): boolean => OFFLINE_KINDS.some((kind) => isCacheOf(kind, name));

/** Returns whether a cache was created by this feature. */
export const isOwnCache = (name: string): boolean => name.startsWith(PREFIX);
