import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page } from '../../../src/content/pages/plain/privacy-policy.ts';
import { ageText, COOKIES } from '../../../src/domain/site/cookies.ts';
import { DEVICE_STORAGE } from '../../../src/domain/site/device-storage.ts';

test("formats a cookie's age in words", () => {
  expect(COOKIES.map(({ maxAgeS }) => ageText(maxAgeS))).toEqual([
    'One year',
    '6 months',
    '30 days',
    '30 minutes',
    '6 months',
    '24 hours',
  ]);
});

test('the privacy policy lists every cookie and every storage entry', () => {
  const text = JSON.stringify(page);
  for (const { name, until } of DEVICE_STORAGE) {
    expect(text).toContain(name);
    expect(text).toContain(until);
  }
});

test('each stored name is written in one file', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const { name } of [...COOKIES, { name: 'canyon-cart' }, { name: 'canyon-query-string' }]) {
    const writers = files.filter(({ text }) => text.includes(`'${name}'`)).map(({ file }) => file);
    // The cart's event has the same name as its entry.
    expect(
      writers.filter((file) => !file.endsWith('cart-badge.ts')),
      name,
    ).toHaveLength(1);
  }
});
