import { expect, test } from 'vitest';
import * as policies from '../../../src/server/cache/policies.ts';
import { HOSTED_CACHE_S } from '../../../src/server/content/hosted-api.ts';

const all = Object.entries(policies).flatMap(([name, value]) =>
  typeof value === 'number' ? [] : [[name, value] as const],
);

test.each(all)('%s: memory is no longer than fresh, and every value expires', (_, policy) => {
  expect(policy.memory).toBeLessThanOrEqual(policy.fresh);
  const total = policy.fresh + policy.stale + (policy.keep ?? 0);
  // The minimum expiry of KV.
  expect(total).toBeGreaterThanOrEqual(60);
  expect(Number.isFinite(total)).toBe(true);
});

test('shows content published in the hosted builder within a minute', () => {
  const { memory, fresh, stale } = policies.PUBLISHED_CONTENT;
  expect(memory + fresh + stale + 2 * HOSTED_CACHE_S).toBeLessThan(60);
});

test('every kind of data survives a week without its source', () => {
  for (const [name, { keep = 0 }] of all) expect(keep, name).toBeGreaterThanOrEqual(7 * 24 * 3600);
});
