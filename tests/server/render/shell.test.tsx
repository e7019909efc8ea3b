import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandRendering } from '../../../src/client/island.tsx';
import { MATERIAL_LINKS } from '../../../src/domain/reference/paths/store-links.ts';
import { routeAt } from '../../../src/domain/site/route-table.ts';
import { createIslandRenderer } from '../../../src/server/render/render-island.ts';
import { SiteFooter } from '../../../src/server/render/shell/footer.tsx';
import { Header } from '../../../src/server/render/shell/header.tsx';
import { FAMILIES } from '../../../src/tools/seed/families.ts';
import { slugOf } from '../../../src/tools/seed/modifiers.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const header = (path = '/shop/orings', text = ''): string =>
  renderToStaticMarkup(
    <IslandRendering value={createIslandRenderer()}>
      <Header settings={SETTINGS} path={path} text={text} hasLauncher />
    </IslandRendering>,
  );
const footer = renderToStaticMarkup(<SiteFooter settings={SETTINGS} />);

const pathsOf = (markup: string): string[] => [...markup.matchAll(/href="(\/[^"?]*)/g)].map(([, path = '']) => path);

test('header and footer link only to existing pages', () => {
  const unknown = [...pathsOf(header()), ...pathsOf(footer)].filter((path) => routeAt(path) === null);
  expect(unknown).toEqual([]);
});

test('every material of the navigation exists in the catalog', () => {
  const keys = new Set(FAMILIES.map(({ material }) => slugOf(material)));
  for (const { href } of MATERIAL_LINKS)
    expect(keys).toContain(new URLSearchParams(href.split('?')[1]).get('material'));
});

test('the search box is a form that submits to the search page and keeps the query', () => {
  const markup = header('/search', '214 & "x"');
  expect(markup).toContain('action="/search" method="get"');
  expect(markup).toContain('name="query"');
  expect(markup).toContain('value="214 &amp; &quot;x&quot;"');
});

test('marks the group of the page and opens its part of the drawer', () => {
  expect(header('/x-rings')).toMatch(/href="\/products-hub" aria-current="true"/);
  expect(header('/x-rings')).toMatch(/<details class="drawer-group" open=""><summary>Products/);
  expect(header()).not.toContain('aria-current');
  expect(header()).not.toContain('<details class="drawer-group" open="">');
});

test('a menu column shows eight links and a link to the rest', () => {
  const [, elastomers = ''] = /<p class="menu-panel-head">Elastomers(.*?)<\/ul>/.exec(header()) ?? [];
  expect(elastomers).toMatch(/href="\/elastomers-hub"[^>]*>All 18</);
  expect(elastomers.match(/<li>/g)).toHaveLength(8);
});

test('the account link has no URL until JavaScript reports a signed-in user', () => {
  expect(header()).toContain('data-account="/login" hidden=""');
  expect(header()).not.toMatch(/<a class="icon-button"[^>]* href="\/login"/);
});

test('one link in the drawer and one in the footer lead to sign-in, none in the menus', () => {
  expect(header().match(/href="\/login"/g)).toHaveLength(1);
  expect(header()).toContain('<a href="/login">Log in</a>');
  expect(footer.match(/href="\/login"/g)).toHaveLength(1);
});

test('the footer shows the settings and leaves out empty ones', () => {
  for (const text of [
    SETTINGS.postalAddress,
    SETTINGS.phone,
    'mailto:sales@canyonseals.example',
    'LinkedIn',
    'Request a quote',
    'marks of their owners',
    '/privacy-policy',
    '/terms-and-conditions',
    `href="${SETTINGS.certificateUrl}"`,
  ]) {
    expect(footer).toContain(text);
  }
  const bare = renderToStaticMarkup(<SiteFooter settings={{ ...SETTINGS, socialLinks: [], certificateLabel: '' }} />);
  expect(bare).not.toContain('Follow');
  expect(bare).not.toContain('Certification<');
});

test('without a certificate file, the certificate links to its page', () => {
  const markup = renderToStaticMarkup(<SiteFooter settings={{ ...SETTINGS, certificateUrl: '' }} />);
  expect(markup).toMatch(/<a class="footer-certificate" href="\/iso-9001-certification"/);
});
