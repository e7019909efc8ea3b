import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TokenGrant } from '../../../src/server/accounts/auth-source.ts';
import { ITERATIONS } from '../../../src/server/accounts/password.ts';
import { userStatements } from '../../../src/tools/seed/users.ts';
import { ADA, type AuthDesk, authDesk, BOB, DESKTOP, KEYS, PHONE } from '../../support/services/auth-form.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const GRACE = 10_000;

let desk: AuthDesk;
beforeEach(async () => {
  desk = await authDesk();
});

const login = async (user: { email: string; password: string } = ADA): Promise<TokenGrant> => {
  const { grant } = await desk.auth.login(user, DESKTOP);
  if (grant === null) throw new Error('The sign-in failed.');
  return grant;
};
const refresh = async (token: string, client: string = DESKTOP): Promise<TokenGrant> => {
  const { grant } = await desk.auth.refresh(token, client);
  if (grant === null) throw new Error('The token was rejected.');
  return grant;
};
const isGood = async (token: string, client: string = DESKTOP): Promise<boolean> =>
  (await desk.auth.refresh(token, client)).grant !== null;
/** Returns whether an access token still identifies a signed-in user. */
const isIn = async ({ access_token }: TokenGrant): Promise<boolean> => 'id' in (await desk.auth.userOf(access_token));
const rows = (table: string): number => Number(desk.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

describe('signing in', () => {
  test('returns tokens that identify the user', async () => {
    const grant = await login();
    expect(grant.expires).toBe(15 * MINUTE);
    expect(grant.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(await desk.auth.userOf(grant.access_token)).toEqual({ id: ADA.id, email: ADA.email });
    expect((await login()).refresh_token).not.toBe(grant.refresh_token);
  });

  test('accepts the email address in any case', async () => {
    expect(await desk.auth.login({ ...ADA, email: 'ADA@Plant.Example' }, DESKTOP)).toMatchObject({ accountId: ADA.id });
  });

  test.each([
    ['a wrong password', { email: ADA.email, password: 'wrong' }],
    ['the password of somebody else', { email: ADA.email, password: BOB.password }],
    ['an unknown user', { email: 'nobody@plant.example', password: 'wrong' }],
    ['an unknown user with the placeholder of a hash', { email: 'nobody@plant.example', password: '-' }],
    ['SQL', { email: "' OR 1=1 --@x.co", password: 'x' }],
  ])('rejects %s after the same work and the same wait', async (_, credentials) => {
    const accountId = credentials.email === ADA.email ? ADA.id : null;
    expect(await desk.auth.login(credentials, DESKTOP)).toEqual({ grant: null, accountId });
    expect(desk.derived).toHaveLength(1);
    expect(desk.derived[0]?.[1]).toBe(credentials.password);
    expect(desk.waits).toEqual([500]);
    expect([rows('sessions'), rows('refresh_tokens')]).toEqual([0, 0]);
  });

  test('derives with as many rounds for an unknown user as for a new password', async () => {
    await desk.auth.login({ email: 'nobody@plant.example', password: 'x' }, DESKTOP);
    expect(desk.derived[0]?.[0]).toBe(ITERATIONS);
  });

  test('waits as long on success', async () => {
    await login();
    expect(desk.waits).toEqual([500]);
    expect(desk.derived).toHaveLength(1);
  });
});

describe('a refresh token', () => {
  test('is exchanged for new tokens of the same session', async () => {
    const first = await login();
    const second = await refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await desk.auth.userOf(second.access_token)).toMatchObject({ id: ADA.id });
    expect(await isIn(first)).toBe(true);
    expect(rows('sessions')).toBe(1);
  });

  test('can be exchanged from another client of its owner', async () => {
    const first = await login();
    const second = await refresh(first.refresh_token, PHONE);
    expect(await isGood(second.refresh_token, DESKTOP)).toBe(true);
  });

  test('sent several times at once by one page is accepted each time, and the session continues', async () => {
    const { refresh_token } = await login();
    const grants = await Promise.all([1, 2, 3, 4].map(() => refresh(refresh_token)));
    expect(new Set(grants.map((grant) => grant.refresh_token)).size).toBe(4);
    desk.time += GRACE;
    for (const grant of grants) {
      expect(await isIn(grant)).toBe(true);
      expect(await isGood(grant.refresh_token)).toBe(true);
    }
  });

  test.each([
    ['by the same client after ten seconds', GRACE, DESKTOP],
    ['by another client immediately', 0, PHONE],
    ['by another client later', DAY, PHONE],
  ])('sent again %s ends its session with all its tokens, and no other session', async (_, later, client) => {
    const [stolen, other] = [await login(), await login()];
    const second = await refresh(stolen.refresh_token);
    desk.time += later;
    const again = await desk.auth.refresh(stolen.refresh_token, client);
    expect(again).toEqual({ grant: null, accountId: ADA.id, isReuse: true });
    expect([await isIn(stolen), await isIn(second)]).toEqual([false, false]);
    expect(await isGood(second.refresh_token)).toBe(false);
    if (later < DAY) expect(await isIn(other)).toBe(true);
    expect(await isGood(other.refresh_token)).toBe(true);
  });

  test('of an ended session is rejected afterwards and attributed to its account', async () => {
    const { refresh_token } = await login();
    await refresh(refresh_token);
    desk.time += GRACE;
    await desk.auth.refresh(refresh_token, DESKTOP);
    expect(await desk.auth.refresh(refresh_token, DESKTOP)).toEqual({ grant: null, accountId: ADA.id });
  });

  test('used by a thief first: the second use ends the session for both', async () => {
    const { refresh_token } = await login();
    const thief = await refresh(refresh_token, PHONE);
    expect(await isGood(refresh_token, DESKTOP)).toBe(false);
    expect([await isIn(thief), await isGood(thief.refresh_token, PHONE)]).toEqual([false, false]);
  });

  test('sent at once by two clients, in any number and order, never leaves a session that both can use', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(DESKTOP, PHONE), { minLength: 1, maxLength: 8 }), async (clients) => {
        const { refresh_token } = await login();
        const outcomes = await Promise.all(clients.map((client) => desk.auth.refresh(refresh_token, client)));
        const grants = outcomes.flatMap(({ grant }) => (grant === null ? [] : [grant]));
        const lives = await Promise.all(grants.map(isIn));
        const isOneClient = new Set(clients).size === 1;
        expect(lives).toEqual(grants.map(() => isOneClient));
        expect(grants.length).toBe(isOneClient ? clients.length : grants.length);
        for (const grant of grants) expect(await isGood(grant.refresh_token)).toBe(isOneClient);
      }),
      { numRuns: 60 },
    );
  });

  test('expires after seven days without use, and is extended by use', async () => {
    const unused = await login();
    let used = await login();
    desk.time += 6 * DAY;
    used = await refresh(used.refresh_token);
    desk.time += DAY;
    expect(await isGood(unused.refresh_token)).toBe(false);
    desk.time += 5 * DAY;
    expect(await isGood(used.refresh_token)).toBe(true);
  });

  test.each(['', 'wrong', "' OR 1=1 --", 'x'.repeat(200)])('rejects %j', async (token) => {
    const grant = await login();
    expect(await desk.auth.refresh(token, DESKTOP)).toEqual({ grant: null, accountId: null });
    expect([rows('sessions'), rows('refresh_tokens'), await isIn(grant)]).toEqual([1, 1, true]);
  });

  test('is never stored in the database, nor is an access token or a secret', async () => {
    const grant = await login();
    const tables = desk.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const text = JSON.stringify(tables.map(({ name }) => desk.db.prepare(`SELECT * FROM ${name}`).all()));
    expect(text).toContain(ADA.email);
    for (const secret of [grant.refresh_token, grant.access_token, KEYS.current]) expect(text).not.toContain(secret);
  });
});

describe('a session', () => {
  test('ends thirty days after sign-in regardless of refreshes, and its access tokens with it', async () => {
    let grant = await login();
    for (let day = 0; day < 29; day++) {
      desk.time += DAY;
      grant = await refresh(grant.refresh_token);
    }
    desk.time += DAY - 1;
    grant = await refresh(grant.refresh_token);
    expect(await isIn(grant)).toBe(true);
    desk.time += 1;
    expect(await isIn(grant)).toBe(false);
    expect(await isGood(grant.refresh_token)).toBe(false);
  });

  test('of one user is invalid for another', async () => {
    const grant = await login();
    desk.db.prepare('UPDATE sessions SET user_id = ?').run(BOB.id);
    expect(await desk.auth.userOf(grant.access_token)).toEqual({ refusal: 'INVALID_CREDENTIALS', accountId: ADA.id });
  });

  test('is looked up with one database read', async () => {
    const { access_token } = await login();
    const prepare = vi.spyOn(desk.d1, 'prepare');
    await desk.auth.userOf(access_token);
    expect(prepare).toHaveBeenCalledTimes(1);
    await desk.auth.userOf('a.b.c');
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});

describe('logging out', () => {
  test('ends the session with all its tokens immediately, and no other session', async () => {
    const [first, other] = [await login(), await login(BOB)];
    const second = await refresh(first.refresh_token);
    expect(await desk.auth.logout(second.refresh_token)).toBe(ADA.id);
    expect([await isIn(first), await isIn(second), await isIn(other)]).toEqual([false, false, true]);
    expect(await isGood(second.refresh_token)).toBe(false);
    expect(await isGood(other.refresh_token)).toBe(true);
  });

  test('works with an exchanged token, also after the grace period', async () => {
    const first = await login();
    const second = await refresh(first.refresh_token);
    await desk.auth.logout(first.refresh_token);
    expect([await isIn(second), await isGood(first.refresh_token)]).toEqual([false, false]);
  });

  test('changes nothing for an unknown token', async () => {
    const grant = await login();
    expect(await desk.auth.logout('wrong')).toBeNull();
    expect(await isIn(grant)).toBe(true);
  });

  test('changes nothing when repeated', async () => {
    const grant = await login();
    await desk.auth.logout(grant.refresh_token);
    expect(await desk.auth.logout(grant.refresh_token)).toBeNull();
  });

  test('everywhere ends every session of the account and no others', async () => {
    const [one, two, other] = [await login(), await login(), await login(BOB)];
    await desk.auth.logoutEverywhere?.(ADA.id);
    expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, false, true]);
    for (const { refresh_token } of [one, two]) expect(await isGood(refresh_token)).toBe(false);
    expect(await isIn(await login())).toBe(true);
  });
});

describe('a client', () => {
  test('is known to an account after a sign-in, until that session is deleted', async () => {
    await login();
    const known = (email: string, client: string) => desk.auth.isKnownClient(email, client);
    expect(await known('ADA@plant.example', DESKTOP)).toBe(true);
    expect(await known(ADA.email, PHONE)).toBe(false);
    expect(await known(BOB.email, DESKTOP)).toBe(false);
    desk.time += 31 * DAY;
    await login(BOB);
    expect(await known(ADA.email, DESKTOP)).toBe(false);
  });
});

describe('rows', () => {
  test('of expired sessions are deleted at the next sign-in', async () => {
    await login();
    desk.time += 8 * DAY;
    await login();
    expect(rows('refresh_tokens')).toBe(1);
    desk.time += 31 * DAY;
    await login();
    expect([rows('sessions'), rows('refresh_tokens')]).toEqual([1, 1]);
  });

  test('of a deleted user are deleted, which invalidates both tokens', async () => {
    const grant = await login();
    desk.db.prepare('DELETE FROM users WHERE id = ?').run(ADA.id);
    expect(await isGood(grant.refresh_token)).toBe(false);
    expect(await isIn(grant)).toBe(false);
    expect([rows('sessions'), rows('refresh_tokens')]).toEqual([0, 0]);
  });

  test('of a user are deleted when staff set a new password', async () => {
    const grant = await login();
    for (const statement of userStatements(ADA.id, ADA.email, { salt: 's', hash: 'h', iterations: 1000 }))
      desk.db.exec(statement);
    expect(await isIn(grant)).toBe(false);
  });
});

describe('without a secret', () => {
  test('nobody can sign in, and nothing is queried or derived', async () => {
    const away = new Error('no secret');
    desk = await authDesk(() => {
      throw away;
    });
    const prepare = vi.spyOn(desk.d1, 'prepare');
    await expect(desk.auth.login(ADA, DESKTOP)).rejects.toBe(away);
    await expect(desk.auth.refresh('r', DESKTOP)).rejects.toBe(away);
    await expect(desk.auth.userOf('a.b.c')).rejects.toBe(away);
    expect([prepare.mock.calls, desk.derived]).toEqual([[], []]);
  });
});
