import * as v from 'valibot';
import { hexOf } from '../../domain/kit/text/hex.ts';
import {
  type KeptCatalog,
  type KeptRecord,
  type ManifestFile,
  type OfflineManifest,
  type OfflineOffer,
  offlineManifest,
} from '../../domain/site/offline/manifest.ts';
import {
  buildCacheOf,
  indexPath,
  type OfflineKind,
  patchesPath,
  SHARED_BUILD_HEADER,
  STORED_AT_HEADER,
} from '../../domain/site/offline/names.ts';
import { buildOfPage } from '../../domain/site/offline/storable.ts';
import type { DeviceWorker } from './device-catalog.ts';
import { readKept, writeKept } from './device-files.ts';
import { FailedDownload, RemovedMeanwhile } from './download-failure.ts';
import { forEachOf } from './for-each-of.ts';

/** What a download uses of the browser. */
export interface DownloadPorts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  /** Runs a task that makes an index in a worker, whose URL is given: it takes memory and time. */
  readonly inWorker: (
    url: string,
    task: (worker: Pick<DeviceWorker, 'patch' | 'unpack'>) => Promise<ArrayBuffer | null>,
  ) => Promise<ArrayBuffer | null>;
}

export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** The version on the device, whose files and pages of today are copied. */
  readonly kept: KeptRecord | null;
  /** Reports the bytes received so far. */
  readonly onBytes: (bytes: number) => void;
  /** All responses are stored; their checksums follow. */
  readonly onStored: () => void;
}

/** Browsers open about this many connections to one server. */
const PARALLEL = 6;
/** A page whose data is late is rendered per visitor; a moment later it is the same for everyone. */
const TRIES = 4;
const RETRY_MS = 1000;

const sha256Of = async (bytes: ArrayBuffer): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** Without credentials, so that nothing about the visitor can be in a response. */
const init = (signal: AbortSignal, cache: RequestCache): RequestInit => ({
  credentials: 'omit',
  redirect: 'error',
  cache,
  signal,
});

const requireFound = (response: Response, url: string): void => {
  if (response.status === 404) throw new FailedDownload('changed', `${url} is not on the server.`);
  if (response.status !== 200) throw new FailedDownload('server', `${url} returned ${response.status}.`);
};

const readManifest = async (offer: OfflineOffer, { fetch }: DownloadPorts, signal: AbortSignal) => {
  const response = await fetch(offer.manifest, init(signal, 'reload'));
  requireFound(response, offer.manifest);
  const parsed = v.safeParse(offlineManifest, await response.json().catch(() => null));
  if (!parsed.success) throw new FailedDownload('damaged', 'The manifest is invalid.');
  if (parsed.output.build !== offer.build) throw new FailedDownload('changed', 'The manifest is of another build.');
  return parsed.output;
};

/** Downloads a file, or copies it from an earlier build: its name contains a hash of its content. */
const storeFile = async (cache: Cache, { url }: ManifestFile, ports: DownloadPorts, signal: AbortSignal) => {
  const isHashed = url.startsWith('/build/') || url.startsWith('/offline/');
  const before = isHashed ? await ports.caches.match(url, { ignoreVary: true }) : undefined;
  const response = before ?? (await ports.fetch(url, init(signal, 'reload')));
  requireFound(response, url);
  await cache.put(url, response);
};

/** Returns the patches for the index of an earlier version on the device, with that index. */
const patchesFor = async (catalog: KeptCatalog, ports: DownloadPorts, signal: AbortSignal) => {
  for (const { from } of catalog.patches) {
    const earlier = await ports.caches.match(indexPath(from));
    if (earlier === undefined) continue;
    const response = await ports.fetch(patchesPath(catalog.version, from), init(signal, 'reload'));
    if (response.status === 200) return { index: await earlier.arrayBuffer(), patches: await response.arrayBuffer() };
  }
  return null;
};

/** Downloads the packed index and returns it unpacked. */
const wholeIndex = async (
  { url }: ManifestFile,
  catalog: KeptCatalog,
  ports: DownloadPorts,
  signal: AbortSignal,
): Promise<ArrayBuffer> => {
  const response = await ports.fetch(url, init(signal, 'no-store'));
  requireFound(response, url);
  const packed = await response.arrayBuffer();
  const index = await ports.inWorker(catalog.worker, ({ unpack }) => unpack(packed));
  if (index === null) throw new FailedDownload('damaged', `${url} is not a packed index.`);
  return index;
};

/** Stores the index: an earlier one with its patches if there are some, else the whole file. */
const storeIndex = async (
  cache: Cache,
  file: ManifestFile,
  catalog: KeptCatalog,
  ports: DownloadPorts,
  signal: AbortSignal,
): Promise<void> => {
  const known = await ports.caches.match(file.url);
  if (known !== undefined) return cache.put(file.url, known);
  const found = await patchesFor(catalog, ports, signal);
  const patched = found && (await ports.inWorker(catalog.worker, ({ patch }) => patch(found.index, found.patches)));
  const isSound = patched !== null && (await sha256Of(patched)) === file.sha256;
  return cache.put(file.url, new Response(isSound ? patched : await wholeIndex(file, catalog, ports, signal)));
};

/** A page of the same build that is younger than this is copied from the version on the device. */
const PAGE_AGE_MS = 86_400_000;

const isRecent = ({ headers }: Response, build: string, now: Date): boolean =>
  headers.get(SHARED_BUILD_HEADER) === build &&
  now.getTime() - Date.parse(headers.get(STORED_AT_HEADER) ?? '') < PAGE_AGE_MS;

/** Copies a page from the version on the device. Returns its bytes, or `null` if it must be downloaded. */
const copyPage = async (cache: Cache, path: string, build: string, earlier: Cache | null, now: Date) => {
  const before = await earlier?.match(path, { ignoreVary: true });
  if (before === undefined || !isRecent(before, build, now)) return null;
  const body = await before.arrayBuffer();
  await cache.put(path, new Response(body, { headers: before.headers }));
  return body.byteLength;
};

/** Downloads a page and returns its bytes. */
const storePage = async (cache: Cache, path: string, build: string, ports: DownloadPorts, signal: AbortSignal) => {
  for (let tries = 1; ; tries += 1) {
    const response = await ports.fetch(path, { ...init(signal, 'no-cache'), headers: { Accept: 'text/html' } });
    const found = buildOfPage(response);
    if (found === build) {
      const headers = new Headers(response.headers);
      // The body is decoded, so its encoding and length no longer apply.
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      headers.set(STORED_AT_HEADER, ports.now().toISOString());
      const body = await response.arrayBuffer();
      await cache.put(path, new Response(body, { headers }));
      return body.byteLength;
    }
    if (found !== null) throw new FailedDownload('changed', `${path} is of another build.`);
    if (tries === TRIES) throw new FailedDownload('server', `${path} cannot be kept: ${response.status}.`);
    await ports.wait(RETRY_MS);
    signal.throwIfAborted();
  }
};

/** Compares what is stored with the manifest, so that a fault of the network or the device is found before use. */
const requireSound = async (cache: Cache, { files, pages }: OfflineManifest): Promise<void> => {
  await forEachOf(files, PARALLEL, async ({ url, sha256, bytes }) => {
    const body = await (await cache.match(url, { ignoreVary: true }))?.arrayBuffer();
    const isSound = body?.byteLength === bytes && (await sha256Of(body)) === sha256;
    if (!isSound) throw new FailedDownload('damaged', `${url} does not have the checksum of the manifest.`);
  });
  for (const path of pages) {
    if (!(await cache.match(path, { ignoreVary: true }))) throw new FailedDownload('damaged', `${path} is missing.`);
  }
};

/**
 * Downloads a build of a kind into a separate cache, checks all of it, and then makes it the one that is served. If it
 * throws, the device has what it had before.
 *
 * @throws FailedDownload, RemovedMeanwhile, and errors of the browser
 */
export const downloadKind = async (
  kind: OfflineKind,
  offer: OfflineOffer,
  ports: DownloadPorts,
  { signal, kept, onBytes, onStored }: DownloadOptions,
): Promise<KeptRecord> => {
  const name = buildCacheOf(kind, offer.build);
  try {
    const manifest = await readManifest(offer, ports, signal);
    const earlier = kept && (await ports.caches.open(buildCacheOf(kind, kept.build)));
    const cache = await ports.caches.open(name);
    let received = 0;
    let pageBytes = 0;
    const report = (bytes: number): void => {
      received += bytes;
      onBytes(received);
    };
    const { catalog, files } = manifest;
    // The index is updated in the worker, which is one of the files.
    const index = files.find(({ url }) => url === catalog?.index);
    await forEachOf(
      files.filter((file) => file !== index),
      PARALLEL,
      async (file) => {
        await storeFile(cache, file, ports, signal);
        report(file.bytes);
      },
    );
    if (catalog && index) {
      await storeIndex(cache, index, catalog, ports, signal);
      report(index.bytes);
    }
    await forEachOf(manifest.pages, PARALLEL, async (path) => {
      const client = catalog?.client ?? offer.build;
      const bytes =
        (await copyPage(cache, path, client, earlier, ports.now())) ??
        (await storePage(cache, path, client, ports, signal));
      pageBytes += bytes;
      report(bytes);
    });
    signal.throwIfAborted();
    onStored();
    await requireSound(cache, manifest);
    // Canceled during the check.
    signal.throwIfAborted();
    // An update never brings back what was removed during it.
    if (kept !== null && (await readKept(ports.caches, kind)) === null) throw new RemovedMeanwhile();
    await cache.put(offer.manifest, Response.json(manifest));
    const record: KeptRecord = {
      build: offer.build,
      keptAt: ports.now().toISOString(),
      ...(catalog && { publishedAt: catalog.publishedAt }),
      bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, pageBytes),
      // The manifest is stored, too.
      responses: manifest.files.length + manifest.pages.length + 1,
    };
    await writeKept(ports.caches, kind, record);
    return record;
  } catch (error) {
    await ports.caches.delete(name);
    throw error;
  }
};
