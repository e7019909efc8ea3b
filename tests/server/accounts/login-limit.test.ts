import type { RateLimit } from '@cloudflare/workers-types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AuthOutcome } from '../../../src/server/accounts/auth-source.ts';
import { type AccountLimit, accountLimit, clientLimit, memoryLimit } from '../../../src/server/accounts/login-limit.ts';
import type { RequestLimit } from '../../../src/server/security/request-limit.ts';

afterEach(() => vi.restoreAllMocks());

const tries = async (may: RequestLimit, client: string, count: number): Promise<number> => {
  let passed = 0;
  for (let n = 0; n < count; n++) passed += (await may(client)) ? 1 : 0;
  return passed;
};
const bindingOf = (limit: (options: { key: string }) => Promise<{ success: boolean }>): RateLimit =>
  ({ limit }) as unknown as RateLimit;
const away = bindingOf(async () => Promise.reject(new Error('away')));

describe('attempts of one client, counted in memory', () => {
  test('allows each client ten per minute, independently of others', async () => {
    let time = 0;
    const may = memoryLimit(() => time);
    expect(await tries(may, 'a', 25)).toBe(10);
    expect(await tries(may, 'b', 3)).toBe(3);
    time = 59_999;
    expect(await may('a')).toBe(false);
    time = 60_000;
    expect(await tries(may, 'a', 25)).toBe(10);
  });

  test('bounds memory by forgetting clients when there are too many', async () => {
    const may = memoryLimit(() => 0);
    await tries(may, 'first', 10);
    for (let n = 0; n < 10_000; n++) await may(`client-${n}`);
    expect(await may('first')).toBe(true);
    expect(await may('client-9999')).toBe(true);
  });
});

describe('attempts of one client, counted by the binding', () => {
  test('uses the result of the binding', async () => {
    const limit = vi.fn(async ({ key }: { key: string }) => ({ success: key === 'a' }));
    const may = clientLimit(bindingOf(limit), () => 0);
    expect([await may('a'), await may('b')]).toEqual([true, false]);
    expect(limit).toHaveBeenCalledTimes(2);
  });

  test('counts in memory while the binding fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const may = clientLimit(away, () => 0);
    expect(await tries(may, 'a', 20)).toBe(10);
    const more = clientLimit(away, () => 0, 120);
    expect(await tries(more, 'a', 200)).toBe(120);
  });
});

const GRANT = { expires: 1, access_token: 'a', refresh_token: 'r' };
const right: AuthOutcome = { grant: GRANT, accountId: 'ada' };
const wrong: AuthOutcome = { grant: null, accountId: 'ada' };
const ADA = 'ada@plant.example';

const attempt = (
  limit: AccountLimit,
  outcome: AuthOutcome,
  { email = ADA, isKnown = false } = {},
): Promise<AuthOutcome | null> => limit.attempt(email, { run: async () => outcome, isExempt: async () => isKnown });
const attempts = async (limit: AccountLimit, outcome: AuthOutcome, count: number): Promise<number> => {
  let made = 0;
  for (let n = 0; n < count; n++) made += (await attempt(limit, outcome)) === null ? 0 : 1;
  return made;
};

describe('failed attempts at one account', () => {
  test('lock it after ten, until their minute has passed', async () => {
    let time = 0;
    const limit = accountLimit(undefined, () => time);
    expect(await attempts(limit, wrong, 25)).toBe(10);
    time = 59_999;
    expect(await attempt(limit, right)).toBeNull();
    time = 60_000;
    expect(await attempt(limit, right)).toBe(right);
  });

  test('lock no other account, and ignore the case of the email address', async () => {
    const limit = accountLimit(undefined, () => 0);
    await attempts(limit, wrong, 10);
    expect(await attempt(limit, right, { email: 'ADA@Plant.Example' })).toBeNull();
    expect(await attempt(limit, right, { email: 'bob@mill.example' })).toBe(right);
  });

  test('count alone: successful attempts never lock an account', async () => {
    const limit = accountLimit(undefined, () => 0);
    expect(await attempts(limit, right, 50)).toBe(50);
    expect(await attempts(limit, wrong, 25)).toBe(10);
  });

  test('do not lock out a client that has signed in before', async () => {
    const limit = accountLimit(undefined, () => 0);
    await attempts(limit, wrong, 25);
    expect(await attempt(limit, right, { isKnown: true })).toBe(right);
    expect(await attempt(limit, right)).toBeNull();
  });

  test('count before they have failed when they run concurrently', async () => {
    const limit = accountLimit(undefined, () => 0);
    let fail: (outcome: AuthOutcome) => void = () => undefined;
    const failing = new Promise<AuthOutcome>((resolve) => {
      fail = resolve;
    });
    const run = vi.fn(() => failing);
    const made = Array.from({ length: 40 }, () => limit.attempt(ADA, { run, isExempt: async () => false }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(10));
    fail(wrong);
    expect((await Promise.all(made)).filter((outcome) => outcome !== null)).toHaveLength(10);
    expect(run).toHaveBeenCalledTimes(10);
  });

  test('do not include attempts when sign-in was unavailable', async () => {
    const limit = accountLimit(undefined, () => 0);
    const run = () => Promise.reject(new Error('away'));
    for (let n = 0; n < 20; n++)
      await expect(limit.attempt(ADA, { run, isExempt: async () => false })).rejects.toThrow();
    expect(await attempt(limit, right)).toBe(right);
  });

  test('are counted by the binding under a key without the email address; its result locks the account', async () => {
    const keys: string[] = [];
    const limit = accountLimit(
      bindingOf(async ({ key }) => ({ success: keys.push(key) < 3 })),
      () => 0,
    );
    expect(await attempts(limit, right, 5)).toBe(5);
    expect(keys).toEqual([]);
    expect(await attempts(limit, wrong, 25)).toBe(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^account:[0-9a-f]{64}$/);
  });

  test('are counted in memory while the binding fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(
      await attempts(
        accountLimit(away, () => 0),
        wrong,
        25,
      ),
    ).toBe(10);
  });
});
