import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress, LINK_PATTERN, linkAddress } from '../../src/blocks/safe-address.ts';
import { HOSTILE_TEXTS } from '../support/pages/hostile-texts.ts';

const SITE = 'https://store.example/page';

test.each([
  '/x-rings',
  '/shop/orings?material=fkm#sizes',
  '#anchor',
  'https://example.com/a?b=c',
  'mailto:a@b.example',
  'tel:+15550142600',
])('accepts %s as a link', (address) => {
  expect(linkAddress(address)).toBe(address);
  expect(linkAddress(`  ${address} `)).toBe(address);
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/rings?size=2#top', 'https://example.com/rings?size=2#top'],
  ['Example.COM:8443/a', 'https://Example.COM:8443/a'],
  ['www.müller.example', 'https://www.müller.example'],
  ['a@b.com', 'mailto:a@b.com'],
  [' sales.team@mail.example.com ', 'mailto:sales.team@mail.example.com'],
  ['mailto: a@b.com', 'mailto:a@b.com'],
  ['mailto:a@b.com?subject=O-ring kit', 'mailto:a@b.com?subject=O-ring%20kit'],
  ['tel:+1 555', 'tel:+1555'],
  ['tel: +1 (555) 010-2600', 'tel:+15550102600'],
  ['+1 (555) 010-2600', 'tel:+15550102600'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['/size chart', '/size%20chart'],
])('reads %j as the link %s', (typed, link) => {
  expect(linkAddress(typed)).toBe(link);
  expect(linkAddress(link)).toBe(link);
  expect(typed).toMatch(new RegExp(LINK_PATTERN));
});

test.each([
  'contact us',
  'contact-us',
  'catalog.pdf',
  'index.html',
  'htp://example.com',
  'https://',
  'https://exa mple.com',
  'mailto:',
  'tel:',
  'tel:call us',
  'localhost:8080',
  'javascript:alert(1)',
  'javascript.com:alert(1)',
  'java\tscript:alert(1)',
  '//example.com',
  'a@b',
  '@',
  'data:text/html,x',
  'ftp://example.com',
  '...',
])('rejects %j as a link', (typed) => {
  expect(linkAddress(typed)).toBe('');
});

test.each(['/drawings/x-ring.svg?od=20', 'https://example.com/a.png', 'http://127.0.0.1:8790/a.png'])(
  'accepts %s as a picture',
  (address) => {
    expect(imageAddress(address)).toBe(address);
  },
);

test.each([
  'http://example.com/a.png',
  'http://127.0.0.1.example.com/a.png',
  'http://localhost:1@example.com/',
  'mailto:a@b.example',
  '#a',
  'a.png',
  '',
])('rejects %j as a picture', (address) => {
  expect(imageAddress(address)).toBe('');
});

const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc
    .array(
      fc.constantFrom(
        ...HOSTILE_TEXTS.slice(0, -1),
        '/',
        '\\',
        '\t',
        '\n',
        'javascript:',
        'JAVASCRIPT:',
        'data:',
        'https:',
        ':',
        '#',
        '%',
        '\u00a0',
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
);

test('for any input, a link leads only to a page, a mail or a call', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const link = linkAddress(address);
      if (link === '' || !URL.canParse(link, SITE)) return;
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(link, SITE).protocol);
      if (link.startsWith('/')) expect(new URL(link, SITE).host).toBe('store.example');
    }),
    { numRuns: 1500 },
  );
});

test('for any input, a picture comes from this site, over https or from localhost', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const image = imageAddress(address);
      if (image === '' || !URL.canParse(image, SITE)) return;
      const { protocol, hostname } = new URL(image, SITE);
      if (protocol !== 'https:') expect(['localhost', '127.0.0.1']).toContain(hostname);
      if (image.startsWith('/')) expect(new URL(image, SITE).host).toBe('store.example');
    }),
    { numRuns: 1500 },
  );
});
