import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { classesOf, styleFiles } from '../support/class-names.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

/** A page of each kind. */
const SAMPLES = [
  '/',
  '/shop/orings',
  '/product/fk7502-214',
  '/cart',
  '/as568-sizing-chart',
  '/lists',
  '/datasheets',
  '/search?q=buna',
  '/tools/size-finder',
  '/tools/gland-designer',
  '/tools/groove-to-ring',
  '/tools/material-advisor',
];

const pathsInSitemap = async (): Promise<string[]> => {
  const xml = await (await worker.dispatchFetch(`${ORIGIN}/sitemaps/pages.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
};

/** Every class that some rule is about. */
const styled = new Set(styleFiles.flatMap(({ selectors }) => selectors.flatMap(classesOf)));
const namesIn = (css: string): Set<string> => new Set(css.match(/\.-?[A-Za-z_][\w-]*/g)?.map((name) => name.slice(1)));

const onPage = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const linked = (html: string): string =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, address = '']) => readFileSync(join(projectRoot, 'public', address), 'utf8'))
    .concat([...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css))
    .join('\n');

test('every page brings the styles of all that stands on it', async () => {
  const paths = [
    ...SAMPLES,
    ...(await pathsInSitemap()),
    '/cart?add=FK7502-214:100,none',
    '/dev/blocks',
    '/nothing/here',
  ];
  expect(paths.length).toBeGreaterThan(150);
  const lost: string[] = [];
  for (const path of paths) {
    const html = await (await worker.dispatchFetch(ORIGIN + path)).text();
    const found = namesIn(linked(html));
    lost.push(
      ...[...onPage(html)].filter((name) => styled.has(name) && !found.has(name)).map((name) => `${path}: ${name}`),
    );
  }
  expect(lost).toEqual([]);
}, 120_000);

const LARGEST_BLOCKING = 12 * 1024;

test.each(SAMPLES)('%s blocks its first paint with two stylesheets of 12 KB together, after brotli', async (path) => {
  const html = await (await worker.dispatchFetch(ORIGIN + path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) =>
    readFileSync(join(projectRoot, 'public', address)),
  );
  expect(sheets).toHaveLength(2);
  expect(sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0)).toBeLessThanOrEqual(
    LARGEST_BLOCKING,
  );
});
