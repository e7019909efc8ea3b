import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_FLOOR_MS } from '../../../src/server/accounts/account-source.ts';
import { embeddedAccounts } from '../../../src/server/accounts/embedded-accounts.ts';
import { isPassword, recordPassword } from '../../../src/server/accounts/password.ts';
import { embeddedSessions } from '../../../src/server/accounts/session-store.ts';
import { embeddedUsers } from '../../../src/server/accounts/user-store.ts';
import { MAILS_AN_HOUR } from '../../../src/server/mail/mail-count.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { userStatements } from '../../../src/tools/seed/users.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { type AccountDesk, accountDesk } from '../../support/services/account-form.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const NETWORK = '192.0.2.0/24';
const CLIENT = 'a'.repeat(32);

const HOUR = 3_600_000;
const EVE = { email: 'eve@plant.example', password: 'nine rings of steel', firstName: null, lastName: null };
const KNOWN = { id: 'user-known', email: 'known@mill.example', password: 'seven quiet pistons' };

let sqlite: DatabaseSync;
let db: D1Database;
let desk: AccountDesk;
beforeEach(async () => {
  sqlite = memoryDatabase();
  db = sqliteD1(sqlite);
  await applyMigrations(db, readMigrations());
  for (const sql of userStatements(KNOWN.id, KNOWN.email, await recordPassword(KNOWN.password))) sqlite.exec(sql);
  desk = accountDesk(db);
});

const rows = (table: string): Record<string, unknown>[] =>
  sqlite.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[];
const passwordWorks = async (email: string, password: string): Promise<boolean> =>
  isPassword(password, (await embeddedUsers(db).byEmail(email))?.password ?? null);
const subjectsTo = (email: string): string[] =>
  desk.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('signing up', () => {
  test('creates the account once, when the email address is verified', async () => {
    expect(await desk.accounts.register({ ...EVE, firstName: 'Eve' }, NETWORK, null)).toEqual({
      outcome: 'taken',
      accountId: null,
    });
    await desk.settled();
    expect(await embeddedUsers(db).byEmail(EVE.email)).toBeNull();
    const token = desk.tokenTo(EVE.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([rows('registrations'), rows('account_mails')])).not.toContain(token);
    expect(JSON.stringify(rows('registrations'))).not.toContain(EVE.password);

    const verified = await desk.accounts.verify(token, { password: EVE.password, browser: null });
    expect(verified.outcome).toBe('verified');
    expect(await passwordWorks('EVE@plant.example', EVE.password)).toBe(true);
    expect(rows('users').find(({ email }) => email === EVE.email)).toMatchObject({
      first_name: 'Eve',
      verified_at: desk.time,
    });
    expect(rows('registrations')).toEqual([]);
    expect(await desk.accounts.verify(token, { password: EVE.password, browser: null })).toEqual({
      outcome: 'refused',
    });
  });

  test('requires the password of the sign-up: another person who signed up with the same email address gets nothing', async () => {
    await desk.accounts.register({ ...EVE, password: 'chosen by a stranger' }, NETWORK, null);
    await desk.settled();
    const token = desk.tokenTo(EVE.email);
    expect(await desk.accounts.verify(token, { password: 'what the owner would type', browser: null })).toEqual({
      outcome: 'wrong-password',
    });
    expect(await embeddedUsers(db).byEmail(EVE.email)).toBeNull();
    expect((await desk.accounts.verify(token, { password: 'chosen by a stranger', browser: null })).outcome).toBe(
      'verified',
    );
  });

  test('a later sign-up leaves the earlier link valid with its password; both expire when one is verified', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    const older = desk.tokenTo(EVE.email);
    await desk.accounts.register(
      { ...EVE, email: 'Eve@Plant.example', password: 'ten rings of copper' },
      NETWORK,
      null,
    );
    await desk.settled();
    const newer = desk.tokenTo('Eve@Plant.example');
    expect(await desk.accounts.verify(older, { password: 'ten rings of copper', browser: null })).toEqual({
      outcome: 'wrong-password',
    });
    expect((await desk.accounts.verify(older, { password: EVE.password, browser: null })).outcome).toBe('verified');
    expect(await desk.accounts.verify(newer, { password: 'ten rings of copper', browser: null })).toEqual({
      outcome: 'refused',
    });
    expect(rows('registrations')).toEqual([]);
  });

  test('accepts the browser of the sign-up instead of the password, and no other browser', async () => {
    await desk.accounts.register(EVE, NETWORK, 'cookie of this browser');
    await desk.settled();
    const token = desk.tokenTo(EVE.email);
    expect(JSON.stringify(rows('registrations'))).not.toContain('cookie of this browser');
    expect(await desk.accounts.isSignUpBrowser(token, 'cookie of this browser')).toBe(true);
    for (const browser of ['another cookie', '', null]) {
      expect(await desk.accounts.isSignUpBrowser(token, browser ?? '')).toBe(false);
      expect(await desk.accounts.verify(token, { password: '', browser })).toEqual({ outcome: 'wrong-password' });
    }
    const proof = { password: '', browser: 'cookie of this browser' };
    expect((await desk.accounts.verify(token, proof)).outcome).toBe('verified');
    expect(await desk.accounts.verify(token, proof)).toEqual({ outcome: 'refused' });
  });

  test('of a sign-up without a browser, no cookie replaces the password', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    const proof = { password: '', browser: 'null' };
    expect(await desk.accounts.verify(desk.tokenTo(EVE.email), proof)).toEqual({ outcome: 'wrong-password' });
  });

  test('concurrent uses of one link create the account once', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    const token = desk.tokenTo(EVE.email);
    const proof = { password: EVE.password, browser: null };
    const results = await Promise.all([desk.accounts.verify(token, proof), desk.accounts.verify(token, proof)]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'verified']);
  });

  test('a link expires after 24 hours', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    desk.time += 24 * HOUR;
    expect(await desk.accounts.verify(desk.tokenTo(EVE.email), { password: EVE.password, browser: null })).toEqual({
      outcome: 'refused',
    });
  });

  test('leaves an existing account unchanged and notifies its owner by mail', async () => {
    const answer = await desk.accounts.register({ ...EVE, email: KNOWN.email }, NETWORK, null);
    expect(answer).toEqual({ outcome: 'taken', accountId: KNOWN.id });
    await desk.settled();
    expect(subjectsTo(KNOWN.email)).toEqual(['You already have an account at Canyon Seals']);
    expect(desk.mails[0]?.text).not.toContain('token=');
    expect(rows('registrations')).toEqual([]);
    expect(await passwordWorks(KNOWN.email, KNOWN.password)).toBe(true);
  });

  test('does not change an account that staff created in the meantime', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    const record = await recordPassword('made by the office');
    sqlite
      .prepare('INSERT INTO users (id, email, password_salt, password_hash, iterations) VALUES (?, ?, ?, ?, ?)')
      .run('office', EVE.email, record.salt, record.hash, record.iterations);
    expect(await desk.accounts.verify(desk.tokenTo(EVE.email), { password: EVE.password, browser: null })).toEqual({
      outcome: 'refused',
    });
    expect(await passwordWorks(EVE.email, 'made by the office')).toBe(true);
  });

  test('rejects a weak password before any lookup, with the same result for every email address', async () => {
    for (const email of [EVE.email, KNOWN.email]) {
      expect(await desk.accounts.register({ ...EVE, email, password: 'unbelievable' }, NETWORK, null)).toMatchObject({
        outcome: 'weak-password',
      });
    }
    expect(rows('account_mails')).toEqual([]);
    expect(desk.waits).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const session = (): void =>
    void sqlite
      .prepare("INSERT INTO sessions (id, user_id, client, started_at, ends_at) VALUES ('s', ?, 'c', 0, 9e15)")
      .run(KNOWN.id);

  test('sets a new password once, ends every session and notifies the owner', async () => {
    session();
    expect(await desk.accounts.requestReset({ email: 'KNOWN@mill.example', network: NETWORK })).toEqual({
      accountId: KNOWN.id,
    });
    await desk.settled();
    const token = desk.tokenTo(KNOWN.email);
    expect(JSON.stringify(rows('password_resets'))).not.toContain(token);
    expect(await desk.accounts.reset(token, 'short', CLIENT)).toMatchObject({ outcome: 'weak-password' });
    expect(await desk.accounts.reset(token, 'known@mill.example', CLIENT)).toMatchObject({ outcome: 'weak-password' });
    expect(await desk.accounts.reset(token, 'eight loud pistons', CLIENT)).toEqual({
      outcome: 'reset',
      accountId: KNOWN.id,
    });
    expect(await passwordWorks(KNOWN.email, KNOWN.password)).toBe(false);
    expect(await passwordWorks(KNOWN.email, 'eight loud pistons')).toBe(true);
    expect(rows('sessions')).toMatchObject([{ client: CLIENT, ended_at: desk.time }]);
    expect(await desk.accounts.reset(token, 'nine loud pistons', CLIENT)).toEqual({ outcome: 'refused' });
    await desk.settled();
    expect(subjectsTo(KNOWN.email)).toEqual([
      'Choose a new password for Canyon Seals',
      'Your password for Canyon Seals was changed',
    ]);
  });

  test('of two concurrent uses of a link, only one sets the password and reports success', async () => {
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    const token = desk.tokenTo(KNOWN.email);
    const passwords = ['one of two pistons', 'two of two pistons'];
    const answers = await Promise.all(passwords.map((password) => desk.accounts.reset(token, password, CLIENT)));
    const won = answers.map(({ outcome }) => outcome === 'reset');
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await passwordWorks(KNOWN.email, passwords[won.indexOf(true)] ?? '')).toBe(true);
  });

  test('every mailed link works for one hour; a foreign token is rejected', async () => {
    session();
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    const older = desk.tokenTo(KNOWN.email);
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    const newer = desk.tokenTo(KNOWN.email);
    expect(older).not.toBe(newer);
    expect(rows('password_resets')).toHaveLength(2);
    expect(await desk.accounts.reset('x'.repeat(43), 'eight loud pistons', CLIENT)).toEqual({ outcome: 'refused' });
    desk.time += HOUR;
    expect(await desk.accounts.reset(older, 'eight loud pistons', CLIENT)).toEqual({ outcome: 'refused' });
    expect(await desk.accounts.reset(newer, 'eight loud pistons', CLIENT)).toEqual({ outcome: 'refused' });
    expect(await passwordWorks(KNOWN.email, KNOWN.password)).toBe(true);
    expect(rows('sessions')).toHaveLength(1);
  });

  test('an earlier link still works after a later one was mailed; both expire when one is used', async () => {
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    const owners = desk.tokenTo(KNOWN.email);
    for (const network of ['198.51.100.0/24', '203.0.113.0/24'])
      await desk.accounts.requestReset({ email: KNOWN.email, network });
    await desk.settled();
    const strangers = desk.tokenTo(KNOWN.email);
    expect((await desk.accounts.reset(owners, 'eight loud pistons', CLIENT)).outcome).toBe('reset');
    expect(rows('password_resets')).toEqual([]);
    expect(await desk.accounts.reset(strangers, 'nine loud pistons', CLIENT)).toEqual({ outcome: 'refused' });
  });

  test('the client that used a link counts as known to the account and can sign in while others fail', async () => {
    const known = (client: string) => embeddedSessions(db, () => desk.time).isKnownClient(KNOWN.email, client);
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(await known(CLIENT)).toBe(false);
    await desk.accounts.reset('x'.repeat(43), 'eight loud pistons', CLIENT);
    expect(await known(CLIENT)).toBe(false);
    await desk.accounts.reset(desk.tokenTo(KNOWN.email), 'eight loud pistons', CLIENT);
    expect([await known(CLIENT), await known('b'.repeat(32))]).toEqual([true, false]);
    expect(rows('sessions')).toMatchObject([{ ended_at: desk.time }]);
  });

  test('sends nothing to an unknown email address or to an unverified sign-up', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    desk.mails.length = 0;
    expect(await desk.accounts.requestReset({ email: 'nobody@plant.example', network: NETWORK })).toEqual({
      accountId: null,
    });
    expect(await desk.accounts.requestReset({ email: EVE.email, network: NETWORK })).toEqual({ accountId: null });
    await desk.settled();
    expect(desk.mails).toEqual([]);
    expect(rows('password_resets')).toEqual([]);
  });

  test('rejects a sign-up link for a password reset, and the other way round', async () => {
    await desk.accounts.register(EVE, NETWORK, null);
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(await desk.accounts.reset(desk.tokenTo(EVE.email), 'eight loud pistons', CLIENT)).toEqual({
      outcome: 'refused',
    });
    expect(await desk.accounts.verify(desk.tokenTo(KNOWN.email), null)).toEqual({ outcome: 'refused' });
  });
});

describe('known and unknown email addresses', () => {
  test('take the same wait and the same statements, so that they cannot be distinguished', async () => {
    const statementLogs: string[][] = [];
    const counted = (): D1Database => {
      const log: string[] = [];
      statementLogs.push(log);
      const prepare = (sql: string): unknown => {
        log.push(sql);
        return db.prepare(sql);
      };
      return { prepare, batch: db.batch } as unknown as D1Database;
    };
    for (const email of [EVE.email, KNOWN.email]) {
      const counting = accountDesk(counted());
      await counting.accounts.register({ ...EVE, email }, NETWORK, null);
      await counting.accounts.requestReset({ email: email, network: NETWORK });
      expect(counting.waits).toEqual([ACCOUNT_FLOOR_MS, ACCOUNT_FLOOR_MS]);
    }
    expect(statementLogs[0]).toEqual(statementLogs[1]);
    expect(statementLogs[0]?.length).toBeGreaterThan(4);
  });

  test('does not wait for mail, and responds the same when mail fails', async () => {
    const failing = embeddedAccounts(db, {
      mailer: { send: () => Promise.reject(new Error('E_DAILY_LIMIT_EXCEEDED')) },
      check: async () => null,
      settings: SETTINGS,
      now: () => desk.time,
      waitUntil: () => undefined,
      sleep: async () => undefined,
    });
    expect(await failing.register(EVE, NETWORK, null)).toEqual({ outcome: 'taken', accountId: null });
    const never = embeddedAccounts(db, {
      mailer: { send: () => new Promise(() => undefined) },
      check: async () => null,
      settings: SETTINGS,
      now: () => desk.time,
      waitUntil: () => undefined,
      sleep: async () => undefined,
    });
    expect(await never.requestReset({ email: KNOWN.email, network: NETWORK })).toEqual({ accountId: KNOWN.id });
  });
});

describe('the mail limit', () => {
  test('sends three mails per hour to one email address, counting both kinds and any capitalization; later requests change nothing', async () => {
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.accounts.register({ ...EVE, email: 'KNOWN@MILL.example' }, NETWORK, null);
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(desk.mails).toHaveLength(MAILS_AN_HOUR);
    const token = desk.tokenTo(KNOWN.email);
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(desk.mails).toHaveLength(MAILS_AN_HOUR);
    // The last mailed link is still valid.
    expect((await desk.accounts.reset(token, 'eight loud pistons', CLIENT)).outcome).toBe('reset');
    desk.time += HOUR;
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(subjectsTo(KNOWN.email).at(-1)).toBe('Choose a new password for Canyon Seals');
  });

  test('counts mails by network, so that a stranger’s requests do not use up the owner’s', async () => {
    for (let n = 0; n < 10; n++) await desk.accounts.requestReset({ email: KNOWN.email, network: '198.51.100.0/24' });
    await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
    await desk.settled();
    expect(desk.mails).toHaveLength(MAILS_AN_HOUR + 1);
  });

  test('sends at most twelve mails per hour to one mailbox, for any number of networks and spellings', async () => {
    for (let n = 0; n < 20; n++)
      await desk.accounts.requestReset({ email: KNOWN.email.toUpperCase(), network: `198.51.${n}.0/24` });
    await desk.settled();
    expect(desk.mails).toHaveLength(12);
    expect(rows('password_resets')).toHaveLength(12);
  });

  test('a sign-up beyond the limit leaves the earlier one unchanged', async () => {
    for (let n = 0; n < MAILS_AN_HOUR; n++) await desk.accounts.register(EVE, NETWORK, null);
    await desk.settled();
    const token = desk.tokenTo(EVE.email);
    await desk.accounts.register({ ...EVE, password: 'chosen by a stranger' }, NETWORK, null);
    await desk.settled();
    expect(desk.mails).toHaveLength(MAILS_AN_HOUR);
    expect((await desk.accounts.verify(token, { password: EVE.password, browser: null })).outcome).toBe('verified');
  });
});

test('without mail, rejects sign-up and password reset', async () => {
  const accounts = embeddedAccounts(db, {
    mailer: null,
    check: async () => null,
    settings: SETTINGS,
    now: () => desk.time,
    waitUntil: () => undefined,
  });
  await expect(accounts.register(EVE, NETWORK, null)).rejects.toMatchObject({ code: 'mail-unavailable', status: 503 });
  await expect(accounts.requestReset({ email: KNOWN.email, network: NETWORK })).rejects.toMatchObject({
    code: 'mail-unavailable',
  });
});

test('deletes expired records and keeps the others', async () => {
  await desk.accounts.register(EVE, NETWORK, null);
  await desk.accounts.requestReset({ email: KNOWN.email, network: NETWORK });
  desk.time += HOUR;
  await desk.accounts.forgetEnded?.();
  expect([rows('registrations').length, rows('password_resets').length, rows('account_mails').length]).toEqual([
    1, 0, 0,
  ]);
  desk.time += 23 * HOUR;
  await desk.accounts.forgetEnded?.();
  expect(rows('registrations')).toEqual([]);
});
