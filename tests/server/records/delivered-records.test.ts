import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import { createRecordAt } from '../../../src/server/backend/create-record.ts';
import type { RecordDelivery } from '../../../src/server/forms/record-delivery.ts';
import type { Submission } from '../../../src/server/forms/submissions.ts';
import type { NewQuote } from '../../../src/server/records/quote-store.ts';
import { type RecordStores, recordStores } from '../../../src/server/records/record-stores.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

interface Sent {
  readonly url: string;
  readonly authorization: string | null;
  readonly body: { readonly submission_key: string } & Readonly<Record<string, unknown>>;
}

const START = Date.parse('2026-11-21T09:00:00Z');
const MINUTE = 60_000;

const submission = (submissionKey: string, changes: Partial<Submission> = {}): Submission => ({
  submissionKey,
  formType: 'ContactUsForm',
  page: '/contact-us',
  submittedAt: new Date(time).toISOString(),
  isSuspect: false,
  values: { message: 'private words' },
  attachments: [],
  ...changes,
});
const quote = (submissionKey: string, changes: Partial<NewQuote> = {}): NewQuote => ({
  publicId: submissionKey.padEnd(32, '0'),
  submissionKey,
  requestedAt: new Date(time).toISOString(),
  userId: null,
  contact: parseQuoteContact({ name: 'R. Okafor', email: 'r@plant.example' }),
  lines: [],
  texts: [],
  ...changes,
});

let db: DatabaseSync;
let stores: RecordStores;
let statements: string[];
let works: Promise<unknown>[];
let sent: Sent[];
let time: number;
/** The backend's response for a record. */
let answer: (key: string) => Response | Promise<Response>;
let errors: MockInstance<typeof console.error>;
let lines: MockInstance<typeof console.log>;

const taken = (): Response => new Response('{"data":{}}');
const down = (): Response => new Response('', { status: 503 });
const refused = (): Response => new Response('{"errors":[]}', { status: 400 });

/** The stores over the database, with or without a backend server. */
const open = (isConnected: boolean): RecordStores => {
  const d1 = sqliteD1(db);
  const { prepare } = d1;
  d1.prepare = (sql) => {
    statements.push(sql);
    return prepare(sql);
  };
  const create = createRecordAt({ url: 'https://data.example/api/', token: 'secret' }, async (request) => {
    const body = (await request.json()) as Sent['body'];
    sent.push({ url: request.url, authorization: request.headers.get('authorization'), body });
    return answer(body.submission_key);
  });
  return recordStores(
    d1,
    isConnected ? create : null,
    () => time,
    (work) => void works.push(work),
  );
};

beforeEach(async () => {
  db = memoryDatabase();
  await applyMigrations(
    sqliteD1(db),
    readMigrations().filter(({ name }) => /^00(?:0[4579]|15|2[0459])_/.test(name)),
  );
  statements = [];
  works = [];
  sent = [];
  time = START;
  answer = taken;
  stores = open(true);
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Waits for all work that continues after the response to the visitor. */
const afterwards = async (): Promise<void> => void (await Promise.all(works.splice(0)));
const keysSent = (): string[] => sent.splice(0).map(({ body }) => body.submission_key);
const round = async (minutesLater = 5): Promise<string[]> => {
  time += minutesLater * MINUTE;
  sent = [];
  await (stores.recordDelivery as RecordDelivery).round();
  return keysSent();
};
/** Stores records while the backend is unavailable. */
const storeOwed = async (...keys: readonly string[]): Promise<void> => {
  answer = down;
  for (const key of keys) await stores.submissions.insert(submission(key));
  await afterwards();
  answer = taken;
  errors.mockClear();
};
const owedOf = (key: string): unknown =>
  db
    .prepare(
      `SELECT owed FROM form_submissions WHERE submission_key = ?1
        UNION ALL SELECT owed FROM quote_requests WHERE submission_key = ?1`,
    )
    .get(key)?.owed;

describe('a new record', () => {
  test('of a form is sent to the backend’s collection once, with the token', async () => {
    expect(await stores.submissions.insert(submission('k1'))).toBe(true);
    expect(await stores.submissions.insert(submission('k1'))).toBe(false);
    await afterwards();
    expect(sent).toEqual([
      {
        url: 'https://data.example/api/items/form_submissions',
        authorization: 'Bearer secret',
        body: {
          submission_key: 'k1',
          form_type: 'ContactUsForm',
          page: '/contact-us',
          submitted_at: '2026-11-21T09:00:00.000Z',
          field_values: { message: 'private words' },
          attachments: [],
        },
      },
    ]);
    expect(owedOf('k1')).toBe(0);
    expect(await round()).toEqual([]);
  });

  test('of a quote request is sent with its number and the signed-in user, and not again when repeated', async () => {
    const inserted = await stores.quotes.insert(quote('q1', { userId: 'user-ada' }));
    expect(await stores.quotes.insert(quote('q1', { publicId: 'b'.repeat(32) }))).toEqual(inserted);
    await afterwards();
    expect(sent).toMatchObject([
      {
        url: 'https://data.example/api/items/quote_requests',
        body: {
          submission_key: 'q1',
          number: 'Q-2026-000001',
          public_id: inserted.publicId,
          requested_at: '2026-11-21T09:00:00.000Z',
          user_id: 'user-ada',
          contact: { name: 'R. Okafor' },
          lines: [],
        },
      },
    ]);
    expect(owedOf('q1')).toBe(0);
  });

  test('that looks like spam is not sent', async () => {
    await stores.submissions.insert(submission('k1', { isSuspect: true }));
    await afterwards();
    expect([sent, owedOf('k1'), await round()]).toEqual([[], 0, []]);
  });

  test('is not sent without a connected backend, nor when one is connected later', async () => {
    stores = open(false);
    await stores.submissions.insert(submission('k1'));
    await stores.quotes.insert(quote('q1'));
    await afterwards();
    expect([stores.recordDelivery, owedOf('k1'), owedOf('q1')]).toEqual([undefined, 0, 0]);
    stores = open(true);
    expect(await round()).toEqual([]);
  });

  test('is queued by the statement that stores it, so that an interrupted isolate loses nothing', async () => {
    answer = () => new Promise(() => undefined);
    statements = [];
    await stores.submissions.insert(submission('k1'));
    await stores.quotes.insert(quote('q1'));
    const writing = statements.filter((sql) => !/^\s*SELECT/i.test(sql));
    expect(writing).toEqual([
      expect.stringMatching(/^INSERT INTO form_submissions[^;]*\bowed\b/),
      expect.stringMatching(/^INSERT INTO quote_requests[^;]*\bowed\b/),
      // Its mails to the visitor and to the sales desk.
      expect.stringMatching(/^INSERT INTO quote_mails/),
      expect.stringMatching(/^INSERT INTO quote_mails/),
    ]);
    expect([owedOf('k1'), owedOf('q1')]).toEqual([1, 1]);
    // Both were in transit, and no response arrived.
    await new Promise((resolve) => setImmediate(resolve));
    expect(keysSent()).toEqual(['k1', 'q1']);
    answer = taken;
    expect(await round()).toEqual(['q1', 'k1']);
  });
});

describe('a record that the backend did not accept', () => {
  test.each([
    ['fails', down],
    ['lacks the right', () => new Response('{"errors":[]}', { status: 403 })],
    ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
  ])('because it %s arrives exactly once, with the next trigger; the log contains only its key', async (_, failing) => {
    answer = failing;
    expect(await stores.submissions.insert(submission('k1'))).toBe(true);
    await stores.quotes.insert(quote('q1', { userId: 'user-ada' }));
    await afterwards();
    const first = sent.map(({ body }) => body);
    expect(errors).toHaveBeenCalledTimes(2);
    expect(String(errors.mock.calls[0]?.[0])).toContain('form_submissions k1');
    expect(JSON.stringify(errors.mock.calls)).not.toContain('private words');
    answer = taken;
    time += 5 * MINUTE;
    sent = [];
    await stores.recordDelivery?.round();
    // Byte-identical records, quote requests first.
    expect(sent.map(({ body }) => body)).toEqual(first.toReversed());
    expect(lines.mock.calls).toEqual([['{"event":"delivery","done":2,"refused":0,"pending":0}']]);
    expect(await round()).toEqual([]);
    expect(lines).toHaveBeenCalledOnce();
  });

  test('waits a minute, since its first request may still be running', async () => {
    await storeOwed('k1');
    expect(await round(59 / 60)).toEqual([]);
    expect(lines).not.toHaveBeenCalled();
    expect(await round(1 / 60)).toEqual(['k1']);
  });

  test('counts as delivered when the backend already has it after a lost response', async () => {
    await storeOwed('k1');
    const extensions = { code: 'RECORD_NOT_UNIQUE', field: 'submission_key' };
    answer = () => new Response(JSON.stringify({ errors: [{ extensions }] }), { status: 400 });
    expect(await round()).toEqual(['k1']);
    expect(await round()).toEqual([]);
  });

  test('is sent oldest first, 25 per collection at a time', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `k${at}`);
    await storeOwed(...keys);
    expect(await round()).toEqual(keys.slice(0, 25));
    expect(lines).toHaveBeenLastCalledWith('{"event":"delivery","done":25,"refused":0,"pending":35}');
    expect(await round()).toEqual(keys.slice(25, 50));
    expect(await round()).toEqual(keys.slice(50));
    expect(await round()).toEqual([]);
  });

  test('costs one call per collection while the backend is down', async () => {
    await storeOwed('k1', 'k2', 'k3');
    answer = down;
    await stores.quotes.insert(quote('q1'));
    await stores.quotes.insert(quote('q2'));
    await afterwards();
    expect(await round()).toEqual(['q1', 'k1']);
    expect(lines).toHaveBeenLastCalledWith('{"event":"delivery","done":0,"refused":0,"pending":5}');
    answer = taken;
    expect((await round()).toSorted()).toEqual(['k1', 'k2', 'k3', 'q1', 'q2']);
  });

  test('does not block others when the backend refuses it: it is abandoned, logged once and retained', async () => {
    await storeOwed('bad', 'good');
    answer = (key) => (key === 'bad' ? refused() : taken());
    expect(await round()).toEqual(['bad', 'good']);
    expect(errors.mock.calls).toEqual([
      ['{"event":"delivery failed","message":"The backend responded with 400 to form_submissions bad."}'],
    ]);
    expect(lines).toHaveBeenLastCalledWith('{"event":"delivery","done":1,"refused":1,"pending":0}');
    expect([owedOf('bad'), owedOf('good')]).toEqual([-1, 0]);
    expect(await round()).toEqual([]);
    expect(await stores.submissions.has('bad')).toBe(true);
  });

  test('does not block others when the backend fails on it every time', async () => {
    await storeOwed('fatal', 'a', 'b');
    answer = (key) => (key === 'fatal' ? down() : taken());
    expect(await round()).toEqual(['fatal']);
    expect(await round()).toEqual(['a', 'b', 'fatal']);
    answer = taken;
    expect(await round()).toEqual(['fatal']);
  });

  test('is found without reading delivered records', async () => {
    statements = [];
    await round();
    const plans = statements.map((sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all('', 25));
    expect(plans.flat().map(({ detail }) => detail)).toEqual([
      expect.stringContaining('USING INDEX quote_requests_owed'),
      expect.stringContaining('USING INDEX quote_events_owed'),
      expect.stringContaining('USING INDEX form_submissions_owed'),
    ]);
  });
});
