import { beforeEach, describe, expect, test } from 'vitest';
import type { TokenGrant } from '../../../src/server/auth/auth-source.ts';
import { ITERATIONS } from '../../../src/server/auth/password.ts';
import { ADA, type AuthDesk, authDesk, BOB } from '../../support/auth-desk.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let desk: AuthDesk;
beforeEach(async () => {
  desk = await authDesk();
});

const login = async (user: { email: string; password: string } = ADA): Promise<TokenGrant> => {
  const grant = await desk.auth.login(user);
  if (grant === null) throw new Error('Nobody was signed in.');
  return grant;
};
const refresh = async (token: string): Promise<TokenGrant> => {
  const grant = await desk.auth.refresh(token);
  if (grant === null) throw new Error('The token was refused.');
  return grant;
};
const tokenRows = (): number => Number(desk.db.prepare('SELECT count(*) AS n FROM auth_tokens').get()?.n);

describe('signing in', () => {
  test('gives tokens that name the user', async () => {
    const grant = await login();
    expect(grant.expires).toBe(15 * MINUTE);
    expect(grant.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(await desk.auth.userOf(grant.access_token)).toEqual({ id: ADA.id, email: ADA.email });
    expect((await login()).refresh_token).not.toBe(grant.refresh_token);
  });

  test('takes the address in any case', async () => {
    expect(await desk.auth.login({ ...ADA, email: 'ADA@Plant.Example' })).not.toBeNull();
  });

  test.each([
    ['a wrong password', { email: ADA.email, password: 'wrong' }],
    ['the password of somebody else', { email: ADA.email, password: BOB.password }],
    ['an unknown user', { email: 'nobody@plant.example', password: 'wrong' }],
    ['an unknown user with the text that stands in for a hash', { email: 'nobody@plant.example', password: '-' }],
    ['SQL', { email: "' OR 1=1 --@x.co", password: 'x' }],
  ])('is refused with %s, after the same work and the same wait', async (_, credentials) => {
    expect(await desk.auth.login(credentials)).toBeNull();
    expect(desk.derived).toHaveLength(1);
    expect(desk.derived[0]?.[1]).toBe(credentials.password);
    expect(desk.waits).toEqual([500]);
    expect(tokenRows()).toBe(0);
  });

  test('derives for an unknown user with as many rounds as for a new password', async () => {
    await desk.auth.login({ email: 'nobody@plant.example', password: 'x' });
    expect(desk.derived[0]?.[0]).toBe(ITERATIONS);
  });

  test('waits as long when it works', async () => {
    await login();
    expect(desk.waits).toEqual([500]);
    expect(desk.derived).toHaveLength(1);
  });
});

describe('a refresh token', () => {
  test('is exchanged for new tokens and is dead at once', async () => {
    const first = await login();
    const second = await refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await desk.auth.userOf(second.access_token)).toMatchObject({ id: ADA.id });
    expect(await desk.auth.refresh(first.refresh_token)).toBeNull();
  });

  test('that comes a second time ends its session, and no other', async () => {
    const [stolen, other] = [await login(), await login()];
    const second = await refresh(stolen.refresh_token);
    const third = await refresh(second.refresh_token);
    expect(await desk.auth.refresh(stolen.refresh_token)).toBeNull();
    expect(await desk.auth.refresh(third.refresh_token)).toBeNull();
    expect(await desk.auth.refresh(other.refresh_token)).not.toBeNull();
  });

  test('sent twice at once is exchanged at most once', async () => {
    const { refresh_token } = await login();
    const answers = await Promise.all([1, 2, 3].map(() => desk.auth.refresh(refresh_token)));
    expect(answers.filter((answer) => answer !== null).length).toBeLessThanOrEqual(1);
  });

  test('ends after seven days without use, and lives on while it is used', async () => {
    const unused = await login();
    let used = await login();
    desk.time += 6 * DAY;
    used = await refresh(used.refresh_token);
    desk.time += DAY;
    expect(await desk.auth.refresh(unused.refresh_token)).toBeNull();
    desk.time += 5 * DAY;
    expect(await desk.auth.refresh(used.refresh_token)).not.toBeNull();
  });

  test.each(['', 'wrong', "' OR 1=1 --", 'x'.repeat(200)])('%j is none', async (token) => {
    await login();
    expect(await desk.auth.refresh(token)).toBeNull();
    expect(tokenRows()).toBe(1);
  });

  test('stands nowhere in the database, neither does a password', async () => {
    const grant = await login();
    const tables = desk.db.prepare('SELECT * FROM auth_tokens').all();
    const text = JSON.stringify([tables, desk.db.prepare('SELECT * FROM secrets').all()]);
    expect(text).not.toContain(grant.refresh_token);
    expect(text).not.toContain(grant.access_token);
  });
});

describe('signing out', () => {
  test('ends the session with all its tokens, and no other', async () => {
    const [first, other] = [await login(), await login(BOB)];
    const second = await refresh(first.refresh_token);
    await desk.auth.logout(second.refresh_token);
    expect(await desk.auth.refresh(second.refresh_token)).toBeNull();
    expect(await desk.auth.refresh(other.refresh_token)).not.toBeNull();
  });

  test('with a token of nobody changes nothing', async () => {
    await login();
    await desk.auth.logout('wrong');
    expect(tokenRows()).toBe(1);
  });
});

describe('the rows', () => {
  test('of sessions that are over are forgotten at the next sign-in', async () => {
    await login();
    desk.time += 8 * DAY;
    await login();
    expect(tokenRows()).toBe(1);
  });

  test('of a user who is deleted go, and both tokens with them', async () => {
    const grant = await login();
    desk.db.prepare('DELETE FROM users WHERE id = ?').run(ADA.id);
    expect(await desk.auth.refresh(grant.refresh_token)).toBeNull();
    expect(await desk.auth.userOf(grant.access_token)).toBe('INVALID_CREDENTIALS');
  });
});
