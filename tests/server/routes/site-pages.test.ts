import { expect, test } from 'vitest';
import { APP_PAGES, type AppPath } from '../../../src/domain/reference/paths/app-pages.ts';
import { ROUTES } from '../../../src/domain/site/route-table.ts';
import { page, renderPage } from '../../../src/server/render/page.tsx';
import { appWith } from '../../support/services/fake-services.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

const app = appWith();
const APP_ROUTES = ROUTES.filter(({ kind }) => kind === 'app').map((route) => [route.path, route] as const);

test.each(APP_ROUTES)('%s has a declared route and a head that agrees with its entry', async (path, { noindex }) => {
  expect(ROUTE_TABLE.declarationOf('GET', path)).not.toBeNull();
  const response = await app.request(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.includes('<meta name="robots" content="noindex"')).toBe(noindex === true);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (noindex !== true) expect(new URL(canonical ?? '').pathname).toBe(path);
});

test('the sitemap lists the pages without noindex, and no other path of code', () => {
  const { listed, hidden } = ROUTE_TABLE.sitemapPaths();
  const pages: readonly string[] = APP_ROUTES.flatMap(([path, { noindex }]) => (noindex ? [] : [path]));
  expect([...listed].sort()).toEqual([...pages].sort());
  expect(pages.filter((path) => hidden.has(path))).toEqual([]);
});

test('the compiler refuses a page without a head, without props, or with a loader that lacks what it reads', () => {
  const view = (_: { readonly text: string }) => null;
  const head = { title: 'Title', description: 'Description' };
  const load = ({ query }: { readonly query: Readonly<Record<string, string>> }) => ({ text: query.text ?? '' });
  const loadStored = (_: { readonly store: Map<string, string> }) => ({ text: '' });
  const misuse = (): void => {
    page(async () => ({ default: view, head, load }));
    // @ts-expect-error: no head.
    page(async () => ({ default: view, load }));
    // @ts-expect-error: nothing loads the props.
    page(async () => ({ default: view, head }));
    // @ts-expect-error: the route does not pass the store on.
    page(async () => ({ default: view, head, load: loadStored }));
    page(
      async () => ({ default: view, head, load: loadStored }),
      () => ({ store: new Map() }),
    );
    // @ts-expect-error: no head.
    renderPage({} as never, async () => ({ default: view }), { text: '' });
  };
  const incomplete = (): void => {
    const { '/cart': _, ...others } = APP_PAGES;
    // @ts-expect-error: every page of the table needs an entry.
    others satisfies Record<AppPath, unknown>;
  };
  expect([misuse, incomplete]).toHaveLength(2);
});
