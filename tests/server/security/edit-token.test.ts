import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Env } from '../../../src/server/env.ts';

const TOKEN = 'a-token-of-more-than-twenty';
const env = (token?: string): Env => ({ ...(token !== undefined && { EDIT_TOKEN: token }) }) as Env;
const search = (text: string): URLSearchParams => new URLSearchParams(text);

const load = async () => (await import('../../../src/server/security/edit-token.ts')).hasEditToken;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('accepts the right token', async () => {
  const holds = await load();
  expect(await holds(env(TOKEN), search(`edit_token=${TOKEN}`))).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  '',
  'edit_token=',
  'edit_token=wrong',
  `edit_token=${TOKEN}x`,
  `edit_token=&edit_token=${TOKEN}`,
  `token=${TOKEN}`,
])('rejects %j', async (text) => expect(await (await load())(env(TOKEN), search(text))).toBe(false));

test.each([
  [undefined, 'is not set'],
  ['', 'is not set'],
  ['short', 'is shorter than 20 characters'],
])('with the token %j, nobody can edit, and the log says so once without the token', async (token, reason) => {
  const holds = await load();
  expect(await holds(env(token), search(`edit_token=${token ?? ''}`))).toBe(false);
  expect(await holds(env(token), search('edit_token='))).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
  const [said] = vi.mocked(console.warn).mock.calls[0] ?? [];
  expect(said).toContain(`EDIT_TOKEN ${reason}`);
  expect(said).not.toContain('short:');
});
