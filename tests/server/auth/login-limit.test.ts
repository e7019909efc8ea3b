import type { RateLimit } from '@cloudflare/workers-types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginLimit, memoryLimit } from '../../../src/server/auth/login-limit.ts';

afterEach(() => vi.restoreAllMocks());

const tries = async (may: (client: string) => Promise<boolean>, client: string, count: number) => {
  const answers: boolean[] = [];
  for (let n = 0; n < count; n++) answers.push(await may(client));
  return answers.filter(Boolean).length;
};

describe('counted in memory', () => {
  test('a client has ten tries a minute, whatever others do', async () => {
    let time = 0;
    const may = memoryLimit(() => time);
    expect(await tries(may, 'a', 25)).toBe(10);
    expect(await tries(may, 'b', 3)).toBe(3);
    time = 59_999;
    expect(await may('a')).toBe(false);
    time = 60_000;
    expect(await tries(may, 'a', 25)).toBe(10);
  });

  test('so many clients that they are forgotten do not make memory grow for ever', async () => {
    const may = memoryLimit(() => 0);
    await tries(may, 'first', 10);
    for (let n = 0; n < 10_000; n++) await may(`client-${n}`);
    expect(await may('first')).toBe(true);
    expect(await may('client-9999')).toBe(true);
  });
});

describe('counted by the binding', () => {
  test('its answer counts', async () => {
    const limit = vi.fn(async ({ key }: { key: string }) => ({ success: key === 'a' }));
    const may = loginLimit({ limit } as unknown as RateLimit, () => 0);
    expect([await may('a'), await may('b')]).toEqual([true, false]);
    expect(limit).toHaveBeenCalledTimes(2);
  });

  test('while it does not answer, tries are counted here', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const limit = async () => Promise.reject(new Error('away'));
    expect(
      await tries(
        loginLimit({ limit } as unknown as RateLimit, () => 0),
        'a',
        20,
      ),
    ).toBe(10);
  });
});
