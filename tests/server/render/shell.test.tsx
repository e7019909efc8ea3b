import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MATERIAL_LINKS } from '../../../src/domain/site/store-links.ts';
import { FAMILIES } from '../../../src/server/db/seed/families.ts';
import { slugOf } from '../../../src/server/db/seed/modifiers.ts';
import { Footer } from '../../../src/server/render/footer.tsx';
import { Header } from '../../../src/server/render/header.tsx';
import { SETTINGS } from '../../support/settings.ts';

const header = (search = ''): string =>
  renderToStaticMarkup(<Header settings={SETTINGS} currentPath="/shop/orings" search={search} />);
const footer = renderToStaticMarkup(<Footer settings={SETTINGS} />);

const pathsOf = (markup: string): string[] => [...markup.matchAll(/href="(\/[^"?]*)/g)].map(([, path = '']) => path);

test('header and footer link only to pages there are', () => {
  const known = new Set(['/shop/orings', '/cart', '/request-a-quote']);
  for (const path of [...pathsOf(header()), ...pathsOf(footer)]) expect(known).toContain(path);
});

test('every material of the navigation is one the catalogue has', () => {
  const keys = new Set(FAMILIES.map(({ material }) => slugOf(material)));
  for (const { href } of MATERIAL_LINKS)
    expect(keys).toContain(new URLSearchParams(href.split('?')[1]).get('material'));
});

test('the search form asks the store and keeps the text that was asked for', () => {
  const markup = header('214 & "x"');
  expect(markup).toContain('action="/shop/orings" method="get"');
  expect(markup).toContain('name="search"');
  expect(markup).toContain('value="214 &amp; &quot;x&quot;"');
});

test('the standard that was searched for is marked in the navigation', () => {
  expect(header('AS568')).toMatch(/search=AS568" aria-current="page"/);
  expect(header()).not.toContain('aria-current');
});

test('the footer shows what the settings say, and leaves out what they do not', () => {
  for (const text of [
    SETTINGS.postalAddress,
    SETTINGS.phone,
    'mailto:sales@canyonseals.example',
    'LinkedIn',
    'Request A Quote',
  ]) {
    expect(footer).toContain(text);
  }
  const bare = renderToStaticMarkup(<Footer settings={{ ...SETTINGS, socialLinks: [], certificateLabel: '' }} />);
  expect(bare).not.toContain('Follow');
  expect(bare).not.toContain('Certification');
});
