import { expect, inject, test } from 'vitest';
import { PATH_PAYLOADS } from '../payloads/paths.ts';
import { attackSafely, encodedText, forAll } from '../support/attack.ts';
import { rawGet, sendRaw } from '../support/raw.ts';

const BEFORE = [
  '/',
  '/build/',
  '/assets/',
  '/fonts/',
  '/product/',
  '/product/fk7502-214/',
  '/og/product/',
  '/og/',
  '/drawings/',
  '/datasheets/',
  '/frames/',
  '/sitemaps/',
  '/quotes/',
  '/api/',
  '/api/modifiers/',
  '/api/forms/',
  '/auth/',
  '/admin/',
];
/** Lines that occur only in files of the project, its data or the machine. */
const FILES =
  /\[\[d1_databases\]\]|root:x:0|"devDependencies"|\[core\]\s+repositoryformatversion|compatibility_date|AUTH_SECRET/;

const asSent = (payload: string): string => payload.replaceAll(/[^\x21-\x7e]/gu, encodedText);

test('no path traversal: every path below every folder', async () => {
  const all = BEFORE.flatMap((before) => PATH_PAYLOADS.map((payload) => before + asSent(payload)));
  await forAll(all, async (path) => {
    const { text } = await attackSafely(path);
    expect(FILES.test(text), path).toBe(false);
  });
});

test('no path traversal in raw bytes that no client library normalizes', async () => {
  const all = ['/', '/build/', '/assets/'].flatMap((before) =>
    PATH_PAYLOADS.map((payload) => before + asSent(payload)),
  );
  await forAll(all, async (path) => {
    const answer = await sendRaw(inject('attacked'), rawGet(path));
    expect(answer?.status ?? 400, path).toBeLessThan(500);
    expect(FILES.test(answer?.body ?? ''), path).toBe(false);
  });
});

test('a preview picture with a broken URL is a client error, not a server error', async () => {
  for (const path of [
    '/og/product/%25.png',
    '/og/product/%25zz.png',
    '/og/product/%2525.png',
    '/og/%25.png',
    '/og/product/%E0%A4%A.png',
  ]) {
    expect((await attackSafely(path)).status, path).toBeLessThan(500);
  }
});

test('returns 404 for source maps, folders and sources', async () => {
  for (const path of [
    '/build/',
    '/assets/',
    '/fonts/',
    '/build/boot.js.map',
    '/index.js',
    '/src/server/app.ts',
    '/_headers',
    '/_routes.json',
  ]) {
    expect((await attackSafely(path)).status, path).toBe(404);
  }
});

test('/_next/image reads only picture files of this site', async () => {
  await forAll(PATH_PAYLOADS, async (payload) => {
    for (const url of [`/${payload}`, `/assets/${payload}`, payload]) {
      const { text, status } = await attackSafely(`/_next/image?w=640&url=${encodedText(url)}`);
      expect(FILES.test(text), url).toBe(false);
      expect(status, url).not.toBe(200);
    }
  });
});
