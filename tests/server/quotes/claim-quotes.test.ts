import { beforeEach, describe, expect, test, vi } from 'vitest';
import { claimQuotes } from '../../../src/server/accounts/claim-quotes.ts';
import { withClaimedQuotes } from '../../../src/server/accounts/quotes-at-sign-in.ts';
import { embeddedQuotes, type NewQuote } from '../../../src/server/records/quote-store.ts';
import { sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { ADA, type AuthDesk, authDesk, BOB, DESKTOP } from '../../support/services/auth-form.ts';

let desk: AuthDesk;
let sent = 0;
beforeEach(async () => {
  desk = await authDesk();
  sent = 0;
});

const send = async (email: string, userId: string | null = null): Promise<string> => {
  sent += 1;
  const id = `${sent}`.padStart(32, '0');
  const quote = { publicId: id, submissionKey: id, requestedAt: '2026-11-20T09:00:00Z', userId, lines: [], texts: [] };
  const contact = { name: 'Ada', email } as NewQuote['contact'];
  await embeddedQuotes(sqliteD1(desk.db)).insert({ ...quote, contact });
  return id;
};
const quotesOf = async (userId: string): Promise<string[]> =>
  (await desk.quotes.listOf(userId, 0, 10)).items.map(({ publicId }) => publicId).sort();

describe('quotes that were sent without an account', () => {
  test('are assigned to the account with their email address, ignoring case; all others stay unchanged', async () => {
    const adasQuotes = [await send(ADA.email), await send('ADA@Plant.Example')];
    await send('ada@plant.example.evil.example');
    await send(BOB.email);
    const ofBob = await send(ADA.email, BOB.id);
    await claimQuotes(sqliteD1(desk.db))(ADA);
    expect(await quotesOf(ADA.id)).toEqual(adasQuotes);
    expect(await quotesOf(BOB.id)).toEqual([ofBob]);
  });

  test('are found through an index', () => {
    const plan = desk.db
      .prepare(
        `EXPLAIN QUERY PLAN UPDATE quote_requests SET user_id = ?1
        WHERE user_id IS NULL AND lower(json_extract(contact, '$.email')) = lower(?2)`,
      )
      .all('u', 'e')
      .map((row) => String(row.detail));
    expect(plan.join()).toContain('quote_requests_by_address');
  });

  test('an account without an email address takes over no quotes', async () => {
    await send('');
    await claimQuotes(sqliteD1(desk.db))({ id: ADA.id, email: '' });
    expect(await quotesOf(ADA.id)).toEqual([]);
  });
});

test('the list of quotes counts text lines, without notes on the list', async () => {
  const id = '1'.padStart(32, '0');
  const contact = { name: 'Ada', email: ADA.email } as NewQuote['contact'];
  const texts = ['seal kit', 'hex bolt', 'Note: by Friday'];
  const quote = { publicId: id, submissionKey: id, requestedAt: '2026-11-20T09:00:00Z', userId: ADA.id, lines: [] };
  await embeddedQuotes(sqliteD1(desk.db)).insert({ ...quote, contact, texts });
  expect((await desk.quotes.listOf(ADA.id, 0, 10)).items.map(({ lineCount }) => lineCount)).toEqual([2]);
});

describe('signing in', () => {
  test('assigns them before it responds, and again for new ones', async () => {
    const auth = withClaimedQuotes(desk.auth, claimQuotes(sqliteD1(desk.db)), () => undefined);
    const first = await send(ADA.email);
    expect((await auth.login(ADA, DESKTOP)).grant).not.toBeNull();
    expect(await quotesOf(ADA.id)).toEqual([first]);
    const second = await send(ADA.email);
    expect((await auth.login(ADA, DESKTOP)).grant).not.toBeNull();
    expect(await quotesOf(ADA.id)).toEqual([first, second]);
  });

  test('with a wrong password assigns nothing', async () => {
    const auth = withClaimedQuotes(desk.auth, claimQuotes(sqliteD1(desk.db)), () => undefined);
    await send(ADA.email);
    expect((await auth.login({ email: ADA.email, password: 'wrong' }, DESKTOP)).grant).toBeNull();
    expect(await quotesOf(ADA.id)).toEqual([]);
  });

  test('works while quotes cannot be assigned, and logs the failure', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const auth = withClaimedQuotes(
      desk.auth,
      () => Promise.reject(new Error('D1 is away')),
      () => undefined,
    );
    expect((await auth.login(ADA, DESKTOP)).grant).not.toBeNull();
    expect(String(errors.mock.calls[0])).toContain('the next sign-in tries again');
    errors.mockRestore();
  });

  test('waits for it at most one second', async () => {
    const start = Date.now();
    const auth = withClaimedQuotes(
      desk.auth,
      () => new Promise(() => undefined),
      () => undefined,
    );
    expect((await auth.login(ADA, DESKTOP)).grant).not.toBeNull();
    expect(Date.now() - start).toBeLessThan(2000);
  });
});
