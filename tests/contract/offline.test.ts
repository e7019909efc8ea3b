import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT_PAGE_BYTES } from '../../src/domain/site/offline/kept-pages.ts';
import { type OfflineManifest, offlineManifest } from '../../src/domain/site/offline/manifest.ts';
import { assets } from '../../src/server/http/assets.ts';
import { MAX_SERVICE_WORKER_BYTES } from '../../src/tools/build/build-offline.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
const PORT = Number(process.env.PORT ?? 8797);
/** The measured figure may differ this much from the served pages. */
const TOLERANCE = 0.15;
let worker: Miniflare;
let manifest: OfflineManifest;

beforeAll(async () => {
  worker = await startBuiltWorker(PORT);
  manifest = v.parse(
    offlineManifest,
    JSON.parse(readFileSync(join(projectRoot, 'public', assets.offline.manifest), 'utf8')),
  );
});
afterAll(() => worker.dispose());

const request = async (path: string, headers: Record<string, string> = {}) => {
  const response = await worker.dispatchFetch(ORIGIN + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Returns the URLs of built files and fonts that a page names. */
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/(?:build|fonts)\/[\w.-]+)["']/g)].map(([, url = '']) => url)),
];

test('every downloaded page is shared, complete without other files, and has the size that the control names', async () => {
  const urls = new Set(manifest.files.map(({ url }) => url));
  let bytes = 0;
  for (const path of manifest.pages) {
    const { status, headers, text } = await request(path);
    expect([path, status, headers.get('X-Shared-Build')]).toEqual([path, 200, manifest.build]);
    const others = filesIn(text).filter((url) => !urls.has(url) && url !== assets.offline.manifest);
    expect(others, path).toEqual([]);
    bytes += Buffer.byteLength(text);
  }
  expect(Math.abs(bytes / KEPT_PAGE_BYTES - 1), `${bytes} bytes`).toBeLessThan(TOLERANCE);
});

test('downloaded JavaScript imports only downloaded JavaScript', () => {
  const urls = new Set(manifest.files.map(({ url }) => url));
  for (const { url } of manifest.files.filter((file) => file.url.endsWith('.js'))) {
    const code = readFileSync(join(projectRoot, 'public', url), 'utf8');
    const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => `/build/${file}`);
    expect(
      imported.filter((file) => !urls.has(file)),
      url,
    ).toEqual([]);
  }
});

describe('only pages that all visitors share may be stored', () => {
  test.each([
    '/cart',
    '/account',
    '/login',
    '/quotes',
    '/preferences',
    '/search?query=fkm',
    '/compare',
    '/consent',
    '/nothing/here',
    '/quotes/00000000000000000000000000000000',
  ])('not %s', async (path) => expect((await request(path)).headers.get('X-Shared-Build')).toBeNull());

  test.each([
    ['a token', { Authorization: 'Bearer x' }],
    ['a counted visit', { Cookie: 'builderSessionId=x' }],
    ['a page test', { Cookie: 'builder.tests.x=y' }],
  ])('not a request with %s', async (_, headers) =>
    expect((await request('/glossary', headers)).headers.get('X-Shared-Build')).toBeNull(),
  );

  test('no data', async () => {
    for (const path of ['/glossary.md', '/api/compounds-search', '/drawings/size-chart.svg'])
      expect((await request(path)).headers.get('X-Shared-Build'), path).toBeNull();
  });
});

test('the service worker is one classic file with a separate policy', async () => {
  const { status, headers, text } = await request('/sw.js');
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; connect-src 'self'");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SERVICE_WORKER_BYTES);
  expect(text).not.toMatch(/importScripts|\bimport\b|\beval\b/);
});

test('the kill switch removes the control and replaces the service worker', async () => {
  const off = await startBuiltWorker(PORT, { bindings: { OFFLINE_PAGES: 'off' } });
  try {
    const read = async (path: string) => (await off.dispatchFetch(ORIGIN + path)).text();
    const script = await read('/sw.js');
    expect(script).toContain('unregister()');
    expect(script).toContain('skipWaiting()');
    expect(script).not.toContain('"fetch"');
    expect(await read('/glossary')).not.toContain('data-island="keep-offline"');
    expect(await read('/tools')).not.toContain('data-island="keep-offline"');
  } finally {
    await off.dispose();
  }
});
