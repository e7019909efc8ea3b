import { expect, test } from 'vitest';
import { forgetLists } from '../../../src/server/catalog-import/forget-lists.ts';

test('forgets the lists of the previous catalog on every page of keys, and nothing else', async () => {
  const names = [
    'cache/v1/backend/comparisons/12',
    'cache/v1/backend/metric-sizes',
    'cache/v1/backend/modifiers/material',
    'cache/v1/backend/pages',
    'cache/v3/embedded/page',
    'catalog/current',
  ];
  const kept = new Set(names);
  const kv = {
    list: async ({ prefix = '', cursor }: { prefix?: string | null; cursor?: string | null } = {}) => {
      const found = names.filter((name) => name.startsWith(prefix ?? ''));
      const from = Number(cursor ?? 0);
      const keys = found.slice(from, from + 2).map((name) => ({ name }));
      const isLast = from + 2 >= found.length;
      return isLast
        ? { keys, list_complete: true as const, cacheStatus: null }
        : { keys, list_complete: false as const, cursor: String(from + 2), cacheStatus: null };
    },
    delete: async (name: string | readonly string[]) => void kept.delete(String(name)),
  };
  await forgetLists(kv as unknown as Parameters<typeof forgetLists>[0]);
  expect([...kept]).toEqual(['cache/v1/backend/pages', 'cache/v3/embedded/page', 'catalog/current']);
});
