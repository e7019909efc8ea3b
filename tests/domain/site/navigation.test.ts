import { expect, test } from 'vitest';
import { type NavigationLink, page, pageIfAny } from '../../../src/domain/site/navigation/navigation-group.ts';
import { FOOTER_COLUMNS, groupOf, LEGAL_LINKS, NAVIGATION, QUICK_LINKS } from '../../../src/domain/site/navigation.ts';
import { breadcrumbs, CONTENT_ROUTES, ROUTES, routeAt } from '../../../src/domain/site/route-table.ts';
import { drawings } from '../../../src/drawings/drawings.gen.ts';

const menuLinks: readonly NavigationLink[] = NAVIGATION.flatMap(({ overview, columns }) => [
  overview,
  ...columns.flatMap(({ hub, links }) => [...(hub === null ? [] : [hub]), ...links]),
]);
const everyLink = [...menuLinks, ...QUICK_LINKS, ...LEGAL_LINKS, ...FOOTER_COLUMNS.flatMap(({ links }) => links)];

test('has the groups of the specification in order', () => {
  expect(NAVIGATION.map(({ label }) => label)).toEqual([
    'Products',
    'Materials',
    'References',
    'Industries',
    'Services',
    'Contact',
  ]);
});

test('every link and every featured card leads to a page of the route table', () => {
  const paths = [...everyLink, ...NAVIGATION.map(({ featured }) => featured)].map(
    ({ href }) => href.split('?')[0] ?? '',
  );
  expect(paths.filter((path) => routeAt(path) === null)).toEqual([]);
});

test('throws for a link to a missing page', () => {
  expect(() => page('/no-such-page')).toThrow('/no-such-page');
  expect(pageIfAny('/no-such-page', 'None')).toEqual([]);
  expect(pageIfAny('/faq')).toMatchObject([{ label: 'FAQ', href: '/faq' }]);
});

test('menus list every product, material, reference, industry, service, coating, compliance and post', () => {
  const listed = new Set(menuLinks.map(({ href }) => href));
  const missing = ROUTES.filter(({ family }) => family !== 'plain' && family !== 'hub').filter(
    ({ path }) => !listed.has(path),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('a hub link counts the links of its column', () => {
  for (const { hub, links } of NAVIGATION.flatMap(({ columns }) => columns)) {
    if (hub?.label.startsWith('All ')) expect(hub.label).toBe(`All ${links.length}`);
  }
});

test('no column contains a page twice', () => {
  for (const { heading, links } of NAVIGATION.flatMap(({ columns }) => columns)) {
    expect(new Set(links.map(({ href }) => href)).size, heading).toBe(links.length);
  }
});

test.each([
  ['/x-rings', 'products'],
  ['/products-hub', 'products'],
  ['/all-products', 'products'],
  ['/materialpages/ptfe', 'materials'],
  ['/plastics-hub', 'materials'],
  ['/material-comparison-guide', 'references'],
  ['/tools', 'references'],
  ['/tools/gland-designer', 'references'],
  ['/industries/nuclear', 'industries'],
  ['/usp-class-vi', 'industries'],
  ['/o-ring-lubrication', 'services'],
  ['/manufacturing-hub-elastomers-plastics-metals', 'services'],
  ['/blog/x-ring-or-o-ring', 'contact'],
  ['/faq', 'contact'],
])('%s belongs to %s', (path, id) => {
  expect(groupOf(path)?.id).toBe(id);
});

test('home, store, cart and unknown pages have no group', () => {
  for (const path of ['/', '/shop/orings', '/cart', '/search', '/no-such-page']) expect(groupOf(path)).toBeNull();
});

test('the group of a page is at the start of its breadcrumbs', () => {
  const first = (path: string): string | undefined => breadcrumbs(path)[1]?.href;
  for (const path of ['/compliance-hub', '/usp-class-vi', '/tools', '/tools/size-finder', '/faq', '/blog']) {
    expect(first(path), path).toBe(groupOf(path)?.overview.href);
  }
});

test('every content page except the home page has a group', () => {
  const alone = CONTENT_ROUTES.filter(({ path, noindex }) => path !== '/' && !noindex && groupOf(path) === null);
  expect(alone.map(({ path }) => path)).toEqual([]);
});

/** Content pages without a drawing. */
const PLAIN = new Set([
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
  ...ROUTES.filter(({ family }) => family === 'material').map(({ path }) => path),
]);

test('drawings of menu entries exist, every content page except materials has one, and every column a description', () => {
  for (const { heading, purpose, links } of NAVIGATION.flatMap(({ columns }) => columns)) {
    expect(purpose, heading).not.toBe('');
    for (const { href, drawing } of links) {
      const isContent = routeAt(href)?.kind === 'content' && !PLAIN.has(href);
      if (isContent || drawing !== undefined) expect(drawings.has(drawing ?? ''), href).toBe(true);
    }
  }
});
