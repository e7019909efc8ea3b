import { expect, test } from 'vitest';
import { CONTENT_ROUTES, ROUTES } from '../../../src/domain/site/route-table.ts';
import { SPECULATION_RULES } from '../../../src/domain/site/speculation-rules.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

const [rule] = SPECULATION_RULES.prefetch;
const [{ or: addresses }] = rule.where.and;

/** Emulates URLPattern, which not every Node version has; a browser test uses the real one. */
const isFetchedAhead = (path: string): boolean =>
  addresses.some(({ href_matches: { pathname } }) => new RegExp(`^${pathname.replace(':name', '[^/]+')}$`).test(path));

test('prefetches parts and the site’s pages, all of which are identical for everyone', () => {
  const pages = ['/product/fk7502-214', '/product/fk7502-10x2.5', ...CONTENT_ROUTES.map(({ path }) => path)];
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    expect(isFetchedAhead(path), path).toBe(true);
    expect(ROUTE_TABLE.policyAt(path).policy).toMatchObject({ kind: 'shared', browser: 'private, no-cache' });
  }
});

test('excludes pages of one visitor, tools, files and other paths', () => {
  const tools = ROUTES.filter(({ kind }) => kind === 'app').map(({ path }) => path);
  const privateRoutes = ROUTE_TABLE.declarations.filter(({ policy }) => policy.kind === 'perRequest');
  const files = ['/product/fk7502-214/drawing.svg', '/datasheets/fk7502.pdf', '/sitemap.xml', '/drawings/o-ring.svg'];
  const others = ['/quotes/1', '/admin-store', '/admin/vitals', '/api/account', '/o-rings/x', '/xo-rings', '/product'];
  for (const path of [
    ...tools,
    ...privateRoutes.map(({ pattern }) => pattern.replace('*', 'x')),
    ...files,
    ...others,
  ]) {
    expect(isFetchedAhead(path), path).toBe(false);
  }
});

test('excludes URLs with a query, and waits for a visitor’s interaction', () => {
  for (const { href_matches: address } of addresses) expect(address).toMatchObject({ search: '', hash: '' });
  expect(rule.eagerness).toBe('moderate');
});
