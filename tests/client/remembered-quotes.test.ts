import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetQuote,
  rememberedContact,
  rememberedQuotes,
  rememberQuote,
} from '../../src/client/stores/remembered-quotes.ts';
import { REMEMBERED_QUOTES_KEY } from '../../src/domain/site/storage-keys.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const quoteOf = (row: number) => ({
  number: `Q-2026-${String(row).padStart(6, '0')}`,
  href: `/quotes/${row.toString(16).padStart(32, '0')}`,
});
const CONTACT = { name: 'R. Okafor', email: 'r@plant.example' };

describe('requests remembered on a device', () => {
  test('are listed newest first, each once, at most 20', () => {
    for (let row = 1; row <= 25; row++) rememberQuote(quoteOf(row), CONTACT);
    rememberQuote(quoteOf(24), CONTACT);
    const numbers = rememberedQuotes().map(({ number }) => number);
    expect(numbers).toHaveLength(20);
    expect(numbers.slice(0, 2)).toEqual(['Q-2026-000024', 'Q-2026-000025']);
    expect(rememberedContact()).toEqual(CONTACT);
  });

  test('leave nothing on the device when the last one is forgotten', () => {
    rememberQuote(quoteOf(1), CONTACT);
    rememberQuote(quoteOf(2), CONTACT);
    forgetQuote(quoteOf(2).href);
    expect(rememberedQuotes()).toEqual([quoteOf(1)]);
    forgetQuote(quoteOf(1).href);
    expect(stored.size).toBe(0);
  });

  test.each([
    'null',
    '[]',
    '{',
    '{"quotes":[{"number":"Q-2026-000001","href":"javascript:alert(1)"}]}',
    '{"quotes":[{"number":"<b>","href":"/quotes/00000000000000000000000000000001"}]}',
  ])('ignore an invalid stored value: %s', (value) => {
    stored.set(REMEMBERED_QUOTES_KEY, value);
    expect(rememberedQuotes()).toEqual([]);
  });

  test('ignore an invalid request and a device that stores nothing', () => {
    rememberQuote({ number: 'Q-1', href: '//evil.example' }, CONTACT);
    expect(stored.size).toBe(0);
    vi.stubGlobal('localStorage', undefined);
    rememberQuote(quoteOf(1), CONTACT);
    expect(rememberedQuotes()).toEqual([]);
  });
});
