import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { KEPT_PAGE_BYTES, KEPT_PATHS } from '../../domain/site/offline/kept-pages.ts';
import type { ManifestFile, OfflineManifest } from '../../domain/site/offline/manifest.ts';
import { projectRoot } from '../process/steps.ts';

/** Islands of downloaded pages, and of the header and the offline page. */
export const KEPT_ISLANDS: readonly string[] = [
  'site-search',
  'size-finder',
  'gland-designer',
  'groove-to-ring',
  'material-advisor',
  'keep-offline',
];

/** Stylesheets of downloaded pages: the shared ones, and those of their kinds. */
export const KEPT_SHEETS: readonly string[] = [
  'site',
  'script',
  'content',
  'shop',
  'measuring',
  'glands',
  'grooves',
  'advice',
];

/** Islands that are useless without the server. The catalog on a device has all others. */
export const NOT_KEPT_ISLANDS: readonly string[] = ['account', 'sign-in', 'staff-store', 'embedded-store'];

/** Modules that load on demand and are useless without a network, or belong to other pages. */
export const NOT_KEPT_MODULES: readonly string[] = ['src/client/vitals.ts', 'src/client/shell/third-party.ts'];

const ALWAYS: readonly string[] = [
  '/fonts/archivo-latin-wdth-normal.woff2',
  '/fonts/geist-mono-latin-wght-normal.woff2',
  '/favicon.svg',
];

const fileOf = (url: string): ManifestFile => {
  const content = readFileSync(join(projectRoot, 'public', url));
  return { url, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.byteLength };
};

/** Returns the manifest of a client build. Its name depends on every file and on the list of pages. */
export const offlineManifestOf = (urls: readonly string[]): OfflineManifest => {
  const files = [...new Set([...urls, ...ALWAYS])].sort().map(fileOf);
  const content = { files, pages: [...KEPT_PATHS], pageBytes: KEPT_PAGE_BYTES };
  const name = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { build: name, ...content };
};

/** Maximum bytes of the service worker. Browsers load it with each update check. */
export const MAX_SERVICE_WORKER_BYTES = 8192;

const bundled = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [`src/client/service-worker/${entry}.ts`],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text ?? '';
  if (text === '' || Buffer.byteLength(text) > MAX_SERVICE_WORKER_BYTES) {
    throw new Error(
      `The service worker ${entry}.ts has ${text.length} bytes; the limit is ${MAX_SERVICE_WORKER_BYTES}.`,
    );
  }
  return text;
};

/** The service worker, and the one that replaces it while the feature is off. Each is one file without imports. */
export interface ServiceWorkers {
  readonly on: string;
  readonly off: string;
}

export const buildServiceWorkers = async (): Promise<ServiceWorkers> => {
  const [on, off] = await Promise.all([bundled('worker'), bundled('switched-off')]);
  return { on, off };
};
