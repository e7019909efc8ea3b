import * as v from 'valibot';
import { OFFLINE_PATH } from './names.ts';

/** Limits for what a manifest can name. A manifest beyond them is rejected, so that a fault cannot fill a device. */
const MAX_FILES = 400;
const MAX_PAGES = 200;
const MAX_BYTES = 60_000_000;

const BUILD = /^[0-9a-f]{12}$/;
const SHA_256 = /^[0-9a-f]{64}$/;
/** Files that are served with the client: JavaScript, styles, speculation rules, fonts and the icon. */
const FILE = /^\/(?:(?:build|fonts)\/[\w.-]+|favicon\.svg)$/;
const PAGE = /^\/[\w/-]*$/;

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BYTES));
const build = v.pipe(v.string(), v.regex(BUILD));

const manifestFile = v.object({
  url: v.pipe(v.string(), v.maxLength(200), v.regex(FILE)),
  /** SHA-256 of the decoded content, in hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(SHA_256)),
  bytes,
});

/** A file of a build with its checksum. */
export type ManifestFile = v.InferOutput<typeof manifestFile>;

const pages = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200), v.regex(PAGE))),
  v.maxLength(MAX_PAGES),
  v.includes(OFFLINE_PATH),
);

/** What a kind consists of in one build. The client build writes it. */
export const offlineManifest = v.object({
  build,
  files: v.pipe(v.array(manifestFile), v.minLength(1), v.maxLength(MAX_FILES)),
  pages,
  /** Bytes of the pages and their pictures, which depend on the catalog: a measured figure, not an exact one. */
  pageBytes: bytes,
});

export type OfflineManifest = v.InferOutput<typeof offlineManifest>;

/** What of a kind is complete on the device. It is stored last, after all files. */
export const keptRecord = v.object({
  build,
  /** When the download was complete, ISO 8601. */
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  bytes,
  /** Number of stored responses. A cache with fewer was damaged by the browser. */
  responses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FILES + MAX_PAGES)),
});

export type KeptRecord = v.InferOutput<typeof keptRecord>;

/** What pages know about the current build of a kind before anything is loaded. */
export interface OfflineOffer {
  readonly build: string;
  /** URL of the manifest. */
  readonly manifest: string;
  readonly bytes: number;
  readonly pages: number;
}

/** Returns the bytes of a kind on the device. */
export const bytesOf = ({ files, pageBytes }: Pick<OfflineManifest, 'files' | 'pageBytes'>): number =>
  files.reduce((sum, file) => sum + file.bytes, pageBytes);
