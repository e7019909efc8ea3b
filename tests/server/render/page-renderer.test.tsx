import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import type { PageHead } from '../../../src/server/render/page-head.ts';
import { defineRoutes, type Routes } from '../../../src/server/routing/routes.ts';
import '../../../src/server/render/page-renderer.ts';
import { SITE } from '../../../src/server/routes/route-families.ts';
import { siteOf } from '../../../src/server/routing/site.ts';
import { servicesWith } from '../../support/services/fake-services.ts';

const HEAD: PageHead = { title: 'A new page', description: 'Shown by a test.', sheets: ['measuring'] };

const Broken = (): ReactElement => {
  throw new Error('This page cannot be rendered.');
};

const appWithPages = (pages: Routes) => {
  const services = servicesWith({});
  const site = siteOf({ ...SITE, pages: [pages, ...SITE.pages] });
  const app = createApp(() => services, null, site);
  return (path: string) => app.request(path, {}, { REQUEST_LOG: 'off' });
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a page is a complete HTML document with its head and the headers of its stylesheets', async () => {
  const request = appWithPages(defineRoutes('/new').get('/', {}, (c) => c.render(<p>New</p>, { head: HEAD })));
  const response = await request('/new');
  const html = await response.text();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html.match(/<!DOCTYPE/gi)).toHaveLength(1);
  expect(html).toContain('<p>New</p>');
  expect(html).toMatch(/<title>A new page/);
  expect(response.headers.get('Link')).toContain('measuring');
});

test('the error page replaces the head and the headers of a page that fails to render', async () => {
  const request = appWithPages(defineRoutes('/broken').get('/', {}, (c) => c.render(<Broken />, { head: HEAD })));
  const response = await request('/broken');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/<title>Not available right now/);
  expect(html).not.toContain('A new page');
  expect(response.headers.get('Link')).not.toContain('measuring');
});

test('a second render of one request uses its own head', async () => {
  const twice = defineRoutes('/twice').get('/', {}, async (c) => {
    await c.render(<p>First</p>, { head: HEAD });
    return c.render(<p>Second</p>, { head: { title: 'The second page', description: '' } });
  });
  const response = await appWithPages(twice)('/twice');
  const html = await response.text();
  expect(html).toContain('<p>Second</p>');
  expect(html).not.toContain('<p>First</p>');
  expect(html).toMatch(/<title>The second page/);
  expect(response.headers.get('Link')).not.toContain('measuring');
});

test('a handler that renders a page without a head does not compile', async () => {
  // @ts-expect-error the result of c.render without a head is no response
  const pages = defineRoutes('/headless').get('/', {}, (c) => c.render(<p>Headless</p>));
  expect((await appWithPages(pages)('/headless')).status).toBe(500);
});
