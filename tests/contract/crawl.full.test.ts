import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_ROUTES, ROUTES } from '../../src/domain/site/route-table.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { htmlMistakes } from '../support/pages/html-rules.ts';
import { descriptionOf, linksOf, mainOf, titleOf, wordsOf } from '../support/pages/page-text.ts';

const ORIGIN = 'http://store.test';
const AT_ONCE = 8;
/** Pages with generated or customer text: their words are not counted. */
const FEWEST_WORDS = 150;
/** Reached through a form, selected compounds, sign-in, mail or without a network. */
const REACHED_OTHERWISE = [
  '/search',
  '/compare',
  '/account',
  '/verify-email',
  '/reset-password',
  '/lists/review',
  '/offline',
];

interface Page {
  readonly path: string;
  readonly html: string;
}

let worker: Miniflare;
/** Pages of the site: the home page, all linked pages except listings and parts, and the pages of the sitemap. */
const pages = new Map<string, Page>();
/** Every linked internal URL, with a page that links to it. */
const links = new Map<string, string>();
/** URLs that did not return a page. */
const broken: string[] = [];

const get = (path: string) => worker.dispatchFetch(ORIGIN + path, { redirect: 'manual' });

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = [...items];
  const take = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
};

/** Files and responses of the API are no pages. */
const isPagePath = (path: string): boolean =>
  !path.includes('?') && !path.startsWith('/product/') && !path.startsWith('/api/') && !/\.[a-z]+$/.test(path);

const visit = async (path: string): Promise<string[]> => {
  const response = await get(path);
  const html = await response.text();
  if (response.status !== 200) {
    broken.push(`${path}: ${response.status}`);
    return [];
  }
  // Some paths without an extension lead to JSON.
  if (!response.headers.get('content-type')?.startsWith('text/html')) return [];
  pages.set(path, { path, html });
  return linksOf(html).flatMap((href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return [];
    const address = href.split('#')[0] ?? '';
    if (address !== '' && !links.has(address)) links.set(address, path);
    return address === '' ? [] : [address];
  });
};

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
  const sitemap = await (await get('/sitemaps/pages.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const seen = new Set<string>();
  let next = ['/', ...listed];
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => isPagePath(path) && !seen.has(path));
    for (const path of fresh) seen.add(path);
    const found: string[] = [];
    await inParallel(fresh, async (path) => void found.push(...(await visit(path))));
    next = found;
  }
}, 240_000);
afterAll(() => worker.dispose());

const contentPages = (): Page[] =>
  CONTENT_ROUTES.flatMap(({ path }) => {
    const page = pages.get(path);
    return page ? [page] : [];
  });

test('every page of the route table is reachable through links or the sitemap', () => {
  expect(pages.size).toBeGreaterThanOrEqual(110);
  const missing = ROUTES.map(({ path }) => path).filter(
    (path) => !REACHED_OTHERWISE.includes(path) && !pages.has(path),
  );
  expect(missing).toEqual([]);
});

test('every page except the home page is linked from another page', () => {
  const unlinked = ROUTES.map(({ path }) => path).filter((path) => path !== '/' && !links.has(path));
  expect(unlinked.filter((path) => !REACHED_OTHERWISE.includes(path))).toEqual([]);
});

test('no internal link returns an error or a redirect', async () => {
  const others = [...links.keys()].filter((address) => !pages.has(address));
  expect(others.length).toBeGreaterThan(500);
  await inParallel(others, async (address) => {
    const response = await get(address);
    await response.arrayBuffer();
    // A choice of units is stored and redirects to the page.
    const right = address.startsWith('/preferences?') ? 303 : 200;
    if (response.status !== right) broken.push(`${address}: ${response.status}, linked from ${links.get(address)}`);
  });
  expect(broken).toEqual([]);
}, 240_000);

test('every link to the store finds parts', async () => {
  const empty: string[] = [];
  const listings = [...links.keys()].filter(
    (address) => address.startsWith('/shop/orings?') && !address.includes('size='),
  );
  expect(listings.length).toBeGreaterThan(40);
  await inParallel(listings, async (address) => {
    const response = await get(`/api/compounds-search?${address.split('?')[1]}`);
    const answer = (await response.json()) as { totalItems?: number };
    if (!answer.totalItems) empty.push(`${address}, linked from ${links.get(address)}`);
  });
  expect(empty).toEqual([]);
});

test('every fragment link has a target', () => {
  // The browser renders the cart's sections.
  const missing = [...pages.values()].flatMap(({ path, html }) =>
    linksOf(html).flatMap((href) => {
      if (new URL(href, `http://x${path}`).pathname === '/cart') return [];
      const [address = '', anchor] = href.split('#');
      const target = address === '' ? html : pages.get(address)?.html;
      if (anchor === undefined || anchor === '' || target === undefined || !/^(\/(?!\/)|$)/.test(address)) return [];
      return target.includes(` id="${anchor}"`) ? [] : [`${path}: ${href}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const { path, html } of contentPages()) {
    faults.push(...(await htmlMistakes(html)).map((mistake) => `${path}: ${mistake}`));
  }
  expect(faults.slice(0, 40)).toEqual([]);
}, 240_000);

test('every page has one h1', () => {
  const wrong = [...pages.values()].filter(({ html }) => html.match(/<h1[\s>]/g)?.length !== 1);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const repeated = (read: (html: string) => string): string[] => {
  const taken = new Map<string, string>();
  return [...pages.values()].flatMap(({ path, html }) => {
    const value = read(html);
    const other = taken.get(value);
    taken.set(value, path);
    return other === undefined ? [] : [`${path} and ${other}: ${value}`];
  });
};

test('every page has a unique title and description', () => {
  expect(repeated(titleOf)).toEqual([]);
  expect(repeated(descriptionOf)).toEqual([]);
  const short = contentPages().filter(({ html }) => titleOf(html).length < 20 || descriptionOf(html).length < 60);
  expect(short.map(({ path }) => path)).toEqual([]);
});

test(`every content page has ${FEWEST_WORDS} unique words`, () => {
  const short = contentPages().flatMap(({ path, html }) => {
    const count = wordsOf(mainOf(html)).length;
    return count < FEWEST_WORDS ? [`${path}: ${count}`] : [];
  });
  expect(short).toEqual([]);
});
