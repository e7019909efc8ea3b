import { expect, test } from 'vitest';
import {
  barFrom,
  barTemplates,
  storedTime,
  visitedLinks,
  withOfflineBar,
} from '../../../../src/domain/site/offline/served-copy.ts';

const PAGE = `<main><template>${barTemplates()}</template></main>`;

test('inserts the bar above the content', () => {
  const bar = barFrom(PAGE, 'offline', 'Nov 23, 3:15 PM');
  expect(bar).toContain('role="status"');
  expect(withOfflineBar('<body><header></header><main id="content">$& text</main>', bar)).toBe(
    `<body><header></header>${bar}<main id="content">$& text</main>`,
  );
});

test('says whether the network failed or is slow', () => {
  expect(barFrom(PAGE, 'offline', 'Nov 23')).toMatch(/^<div.+You are offline\..+Copy of Nov 23\..+<\/div>$/);
  expect(barFrom(PAGE, 'slow', 'Nov 23')).toMatch(/^<div.+Slow network\..+Copy of Nov 23\..+<\/div>$/);
  // The offline page of an earlier build.
  expect(barFrom('<main></main>', 'slow', 'Nov 23')).toContain('Copy of Nov 23.');
});

test('formats the time of a copy', () =>
  expect(storedTime(new Date(2026, 10, 23, 15, 15))).toMatch(/^Nov 23, 3:15\sPM$/));

test('escapes URLs of visited pages', () => {
  const html = visitedLinks([{ url: 'https://store.test/search?q="><img src=x>', title: 'A &amp; B' }]);
  expect(html).not.toContain('<img');
  expect(html).toContain('>A &amp; B</a>');
  expect(visitedLinks([])).toBe('');
});
