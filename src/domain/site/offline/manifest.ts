import * as v from 'valibot';
import { OFFLINE_PATH } from './names.ts';

/** Limits for what a manifest can name. A manifest beyond them is rejected, so that a fault cannot fill a device. */
const MAX_FILES = 400;
const MAX_PAGES = 200;
const MAX_BYTES = 100_000_000;

const BUILD = /^[0-9a-f]{12}$/;
const SHA_256 = /^[0-9a-f]{64}$/;
/**
 * Files that are served with the client: JavaScript, styles, speculation rules, fonts and the icon; and the index of the
 * catalog with its facts.
 */
const FILE = /^\/(?:(?:build|fonts)\/[\w.-]+|favicon\.svg|catalog-index\/[\da-f]{16}|offline\/facts\/[\da-f]{64})$/;
const PAGE = /^\/[\w/-]*$/;

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BYTES));
const build = v.pipe(v.string(), v.regex(BUILD));

const manifestFile = v.object({
  url: v.pipe(v.string(), v.maxLength(200), v.regex(FILE)),
  /** SHA-256 of the decoded content, in hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(SHA_256)),
  bytes,
  /** Bytes of the download if it is compressed to a known size. */
  transfer: v.optional(bytes),
});

/** A file of a build with its checksum. */
export type ManifestFile = v.InferOutput<typeof manifestFile>;

const pages = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200), v.regex(PAGE))),
  v.maxLength(MAX_PAGES),
  v.includes(OFFLINE_PATH),
);

const version = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/));

/** The catalog in a manifest: which files are its index, facts and worker, and how an earlier index is updated. */
export const keptCatalog = v.object({
  version,
  /** ISO time. */
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  index: v.string(),
  facts: v.string(),
  worker: v.string(),
  /** Build of the client whose pages are downloaded. */
  client: build,
  /** Earlier versions with the bytes of the patches that lead from them to this one. */
  patches: v.pipe(v.array(v.object({ from: version, bytes })), v.maxLength(400)),
});

export type KeptCatalog = v.InferOutput<typeof keptCatalog>;

/** What a kind consists of in one build. The client build writes it; that of the catalog comes from the server. */
export const offlineManifest = v.object({
  build,
  files: v.pipe(v.array(manifestFile), v.minLength(1), v.maxLength(MAX_FILES)),
  pages,
  /** Bytes of the pages and their pictures, which depend on the catalog: a measured figure, not an exact one. */
  pageBytes: bytes,
  catalog: v.optional(keptCatalog),
});

export type OfflineManifest = v.InferOutput<typeof offlineManifest>;

/** What of a kind is complete on the device. It is stored last, after all files. */
export const keptRecord = v.object({
  build,
  /** When the download was complete, ISO 8601. */
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes,
  /** When the catalog was published, ISO 8601. Absent for other kinds. */
  publishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Number of stored responses. A cache with fewer was damaged by the browser. */
  responses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FILES + MAX_PAGES + 1)),
});

export type KeptRecord = v.InferOutput<typeof keptRecord>;

/** What pages know about the current build of a kind before anything is loaded. */
export interface OfflineOffer {
  readonly build: string;
  /** URL of the manifest. */
  readonly manifest: string;
  readonly bytes: number;
  readonly pages: number;
  /** Of the catalog: bytes of the download, its version and its time. */
  readonly catalog?: { readonly transfer: number; readonly version: string; readonly publishedAt: string };
}

/** Returns what pages show of a manifest before the download. */
export const offerOf = (manifest: OfflineManifest, url: string): OfflineOffer => ({
  build: manifest.build,
  manifest: url,
  bytes: bytesOf(manifest),
  pages: manifest.pages.length - 1,
  ...(manifest.catalog && {
    catalog: {
      transfer: manifest.files.reduce((sum, file) => sum + (file.transfer ?? file.bytes), 0),
      version: manifest.catalog.version,
      publishedAt: manifest.catalog.publishedAt,
    },
  }),
});

/** Returns the bytes of a kind on the device. */
export const bytesOf = ({ files, pageBytes }: Pick<OfflineManifest, 'files' | 'pageBytes'>): number =>
  files.reduce((sum, file) => sum + file.bytes, pageBytes);
