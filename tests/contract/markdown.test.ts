import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolPages } from '../../src/domain/reference/paths/app-pages.ts';
import { markdownPath } from '../../src/domain/reference/paths/markdown-path.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { bodyOf, markdownMistakes, targetsIn } from '../support/pages/markdown-rules.ts';

const ORIGIN = 'http://store.test';
/** The origin in links: SITE_URL of the built Worker. */
let site = '';
let worker: Miniflare;
let pages: readonly string[] = [];

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const AT_ONCE = 8;

const get = (path: string, accept = '*/*') =>
  worker.dispatchFetch(ORIGIN + path, { redirect: 'manual', headers: { Accept: accept } });

const read = async (path: string, accept?: string) => {
  const response = await get(path, accept);
  return [response, await response.text()] as const;
};

const textAt = async (path: string, accept?: string): Promise<string> => (await get(path, accept)).text();

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = [...items];
  const take = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

/** Parts of rubber, plastic and metal, spring-energized ones, and a size of each standard. */
const PARTS = ['fk7502-214', 'nb7017-p25', 'ep7055-10x2.5', 'ss0001-019', 'se0003-015', 'cu0001-016', 'pk8501-p25'];

const WITH_INPUT = [
  '/tools/size-finder?od=1.25&thickness=0.139&unit=in&worn=true',
  '/tools/size-finder?id=abc',
  '/tools/gland-designer?kind=rod&use=reciprocating&surface_min=20&pressure=5',
  '/tools/gland-designer?size=nothing',
  '/tools/groove-to-ring?surface_min=31.75&surface_max=31.80&groove_min=26.06&groove_max=26.11&clearance_min=31.65&clearance_max=31.67&width_min=4.75&width_max=4.88',
  '/tools/material-advisor?media=toluene&media=steam&high=140',
  '/tools/material-advisor?media=nothing',
  '/tools/ring-gauge?series=metric.cs-2&paper=a4',
  '/shop/orings?material=fkm&id_low=20&quantity=400',
  '/datasheets?search=fkm',
  '/as568-sizing-chart?id=25',
  '/chemical-compatibility-table-o-rings-gaskets-plastics?chemical=acetone',
];

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
  const files = await textAt('/sitemap.xml');
  site = new URL(/<loc>([^<]+)<\/loc>/.exec(files)?.[1] ?? '').origin;
  const sheets = pathsIn(await textAt('/sitemaps/datasheets.xml')).filter((_, at) => at % 40 === 0);
  const parts = PARTS.map((name) => `/product/${name}`);
  pages = [...pathsIn(await textAt('/sitemaps/pages.xml')), ...sheets, ...parts];
}, 120_000);
afterAll(() => worker.dispose());

const withMarkdown = (path: string): string => {
  const [page = '', query] = path.split('?');
  return markdownPath(page) + (query === undefined ? '' : `?${query}`);
};

describe('every page of the sitemap', { timeout: 180_000 }, () => {
  const documents = new Map<string, string>();

  test('is the same Markdown by Accept and by its path, and HTML for a browser', async () => {
    const wrong: string[] = [];
    await inParallel([...pages, ...WITH_INPUT], async (path) => {
      // Each body is read at once: the client drops those of responses that wait.
      const [byAccept, text] = await read(path, 'text/markdown, text/html;q=0.5');
      const [byPath, sameText] = await read(withMarkdown(path));
      const [page] = await read(path, BROWSER);
      documents.set(path, text);
      if (text !== sameText) wrong.push(`${path}: two texts`);
      for (const response of [byAccept, byPath]) {
        if (response.headers.get('content-type') !== 'text/markdown; charset=utf-8' || response.status !== 200)
          wrong.push(`${path}: ${response.status} ${response.headers.get('content-type')}`);
      }
      if (!page.headers.get('content-type')?.startsWith('text/html')) wrong.push(`${path}: a browser gets no HTML`);
      if (!page.headers.get('vary')?.includes('Accept')) wrong.push(`${path}: Vary`);
      if (!page.headers.get('link')?.includes(`<${markdownPath(path.split('?')[0] ?? '')}>; rel="alternate"`))
        wrong.push(`${path}: no link to the Markdown`);
      const canonical = byPath.headers.get('link') ?? '';
      if (canonical !== `<${site}${path.split('?')[0]}>; rel="canonical"`) wrong.push(`${path}: ${canonical}`);
    });
    expect(wrong).toEqual([]);
    expect(documents.size).toBeGreaterThan(150);
  });

  test('is complete, valid Markdown without HTML', () => {
    const mistakes = [...documents].flatMap(([path, text]) => [
      ...markdownMistakes(text).map((mistake) => `${path}: ${mistake}`.slice(0, 300)),
      ...(bodyOf(text).length < 250 ? [`${path}: ${bodyOf(text).length} characters`] : []),
    ]);
    expect(mistakes).toEqual([]);
  });

  test('links to pages that exist', async () => {
    const targets = new Map<string, string>();
    for (const [path, text] of documents) {
      for (const target of targetsIn(text)) {
        if (!target.startsWith(`${site}/`)) {
          expect(target, path).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
          continue;
        }
        const { pathname } = new URL(target);
        // Other tests fetch files of parts and pictures.
        if (/\.[a-z]+$/.test(pathname) || pathname.startsWith('/tools/gland-designer/')) continue;
        const kind = /^\/(?:product|datasheets)\//.test(pathname)
          ? [...targets.keys()].filter((one) => one.startsWith(pathname.slice(0, 12))).length
          : 0;
        if (kind < 60) targets.set(pathname, path);
      }
    }
    const broken: string[] = [];
    await inParallel([...targets], async ([target, from]) => {
      const response = await worker.dispatchFetch(ORIGIN + target, { method: 'HEAD', redirect: 'manual' });
      if (response.status !== 200) broken.push(`${target} (${response.status}) in ${from}`);
    });
    expect(broken).toEqual([]);
    expect(targets.size).toBeGreaterThan(100);
  });

  test('has the result of a tool for its input', () => {
    const resultOf = (start: string): string => [...documents].find(([path]) => path.startsWith(start))?.[1] ?? '';
    expect(resultOf('/tools/size-finder?od')).toMatch(/## Result[\s\S]*AS568-\d{3}/);
    expect(resultOf('/tools/size-finder?id=abc')).toContain('## No result');
    expect(resultOf('/tools/gland-designer?kind=rod')).toMatch(/### Findings[\s\S]*Squeeze/);
    expect(resultOf('/tools/groove-to-ring?')).toMatch(/\| .*AS568-\d{3}.* \| Good \|/);
    expect(resultOf('/tools/material-advisor?media=toluene')).toMatch(/\| Out \|/);
    expect(resultOf('/as568-sizing-chart?id=25')).toContain('AS568-214');
    expect(resultOf('/as568-sizing-chart?id=25')).not.toContain('AS568-001 |');
  });
});

test.each(['/index', '/nothing/here', '/product/nothing', '/X-Rings/', '/X-RINGS'])(
  '%s has the status of the page',
  async (path) => {
    const [page, markdown] = [await get(path, BROWSER), await get(path, 'text/markdown')];
    expect([markdown.status, markdown.headers.get('location')]).toEqual([page.status, page.headers.get('location')]);
  },
);

test('the sitemap lists no Markdown', async () => {
  expect(pages.filter((path) => path.endsWith('.md'))).toEqual([]);
});

describe('/llms.txt', () => {
  test('leads to the main pages as Markdown, and to what programs call', async () => {
    const response = await get('/llms.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8/i);
    const text = await response.text();
    expect(text).toMatch(/^# Canyon Seals\n\n> Maker and store of/);
    for (const { path } of toolPages()) expect(text).toContain(`(${site}${path}.md)`);
    for (const path of ['/developers', '/openapi.json', '/mcp', '/data/', '/.well-known/ucp'])
      expect(text).toContain(`(${site}${path})`);
    expect(text.indexOf('## Optional')).toBe(text.lastIndexOf('\n## ') + 1);
    const broken: string[] = [];
    const targets = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, target = '']) => new URL(target).pathname);
    await inParallel(targets, async (path) => {
      const { status } = await worker.dispatchFetch(ORIGIN + path, { method: 'HEAD' });
      if (status !== 200) broken.push(path);
    });
    expect(broken).toEqual([]);
    expect(targets.length).toBeGreaterThan(100);
  });
});

test('robots.txt allows search and input of assistants', async () => {
  expect(await textAt('/robots.txt')).toContain('Content-Signal: search=yes, ai-input=yes');
});
