import { expect, inject, test } from 'vitest';
import { PATH_PAYLOADS } from './payloads/paths.ts';
import { attackSafely, encodedText, forAll } from './support/attack.ts';
import { rawGet, sendRaw } from './support/raw.ts';

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
/** Lines that only files of the project, its data or the machine hold. */
const FILES =
  /\[\[d1_databases\]\]|root:x:0|"devDependencies"|\[core\]\s+repositoryformatversion|compatibility_date|AUTH_SECRET/;

const asSent = (payload: string): string => payload.replaceAll(/[^\x21-\x7e]/gu, encodedText);

test('no way up and no other file: every path below every folder', async () => {
  const all = BEFORE.flatMap((before) => PATH_PAYLOADS.map((payload) => before + asSent(payload)));
  await forAll(all, async (path) => {
    const { text } = await attackSafely(path);
    expect(FILES.test(text), path).toBe(false);
  });
});

test('the same as raw bytes, which no client library tidies', async () => {
  const all = ['/', '/build/', '/assets/'].flatMap((before) =>
    PATH_PAYLOADS.map((payload) => before + asSent(payload)),
  );
  await forAll(all, async (path) => {
    const answer = await sendRaw(inject('attacked'), rawGet(path));
    expect(answer?.status ?? 400, path).toBeLessThan(500);
    expect(FILES.test(answer?.body ?? ''), path).toBe(false);
  });
});

test('a preview picture of a broken address is a wrong address, not a fault of the server', async () => {
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

test('a source map, a folder and a source are not there', async () => {
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

test('pictures of this site are files of this site: no way from /_next/image to anything else', async () => {
  await forAll(PATH_PAYLOADS, async (payload) => {
    for (const url of [`/${payload}`, `/assets/${payload}`, payload]) {
      const { text, status } = await attackSafely(`/_next/image?w=640&url=${encodedText(url)}`);
      expect(FILES.test(text), url).toBe(false);
      expect(status, url).not.toBe(200);
    }
  });
});
