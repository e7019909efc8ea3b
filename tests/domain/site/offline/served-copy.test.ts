import { expect, test } from 'vitest';
import {
  offlineBar,
  storedTime,
  visitedLinks,
  withOfflineBar,
} from '../../../../src/domain/site/offline/served-copy.ts';

test('inserts the bar above the content', () => {
  const bar = offlineBar('offline', 'Nov 23, 3:15 PM');
  expect(bar).toContain('role="status"');
  expect(withOfflineBar('<body><header></header><main id="content">$& text</main>', bar)).toBe(
    `<body><header></header>${bar}<main id="content">$& text</main>`,
  );
});

test('says whether the network failed or is slow', () => {
  expect(offlineBar('offline', 'Nov 23')).toContain('You are offline.');
  expect(offlineBar('slow', 'Nov 23')).toContain('Slow network.');
});

test('formats the time of a copy', () =>
  expect(storedTime(new Date(2026, 10, 23, 15, 15))).toMatch(/^Nov 23, 3:15\sPM$/));

test('escapes URLs of visited pages', () => {
  const html = visitedLinks([{ path: '/search?q="><img src=x>', title: 'A &amp; B' }]);
  expect(html).not.toContain('<img');
  expect(html).toContain('>A &amp; B</a>');
  expect(visitedLinks([{ path: '//evil.example/x', title: 'A' }])).toContain('href="/evil.example/x"');
  expect(visitedLinks([])).toBe('');
});
