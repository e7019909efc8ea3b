import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_PAGES, toolPages } from '../../src/domain/reference/paths/app-pages.ts';
import { readPages } from '../../src/tools/content/read-pages.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { classesOf, styleFiles } from '../support/source/class-names.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

/** Pages of code in the states that look different, and pages without an entry in the route table. */
const STATES = [
  '/shop/orings?material=ffkm&color=green&id_low=24.9&id_high=25.1',
  '/shop/orings?material=fkm&color=white&durometer=90&size=AS568-214',
  '/shop/orings?mode=compounds',
  '/admin-store',
  '/product/fk7502-214',
  '/product/fk7502-214?quantity=2000',
  '/product/no-such-part',
  '/cart?add=FK7502-214:100,none',
  '/l/none',
  '/tools/size-finder?id=20.6&thickness=2.36&width=2.90&worn=true',
  '/tools/size-finder?id=wide',
  '/tools/gland-designer?kind=rod&unit=mm&size=AS568-214',
  '/tools/gland-designer?kind=dovetail&unit=in&size=AS568-325',
  '/tools/material-advisor?media=acetone&high=80',
  '/tools/groove-to-ring?unit=mm&surface_min=31.75&surface_max=31.80&groove_min=26.06&groove_max=26.11&width_min=4.75&width_max=4.88',
  '/request-a-quote?part=FK7502-214&quantity=500',
  '/thank-you?form=ContactUsForm',
  '/reset-password?token=abc',
  '/quotes?done=1',
  '/quotes/open?token=abc',
  '/search?q=buna',
  '/search?q=no-such-thing-at-all',
  '/search?query=fkm+white+90+AS568-214',
  '/compare?compounds=fk7502,ep7001',
  '/datasheets/fk7502',
  '/dev/blocks',
  '/nothing/here',
];

const APP_PATHS = Object.keys(APP_PAGES);

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

test('every page loads the styles of all its elements', async () => {
  const paths = [...(await readPages()).map(({ path }) => path), ...APP_PATHS, ...STATES];
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

/** Bytes after brotli: 12 KB of 1,000 bytes, as in `npm run bench`. */
const LARGEST_BLOCKING = 12_000;

test.each([
  ...[
    '/',
    '/shop/orings',
    '/product/fk7502-214',
    '/cart',
    '/as568-sizing-chart',
    '/lists',
    '/datasheets',
    '/search?q=buna',
  ],
  ...toolPages().map(({ path }) => path),
])('%s blocks its first paint with two stylesheets of 12 KB together, after brotli', async (path) => {
  const html = await (await worker.dispatchFetch(ORIGIN + path)).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) =>
    readFileSync(join(projectRoot, 'public', address)),
  );
  expect(sheets).toHaveLength(2);
  expect(sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0)).toBeLessThanOrEqual(
    LARGEST_BLOCKING,
  );
});
