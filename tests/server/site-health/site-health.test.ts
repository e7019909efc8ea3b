import { describe, expect, test } from 'vitest';
import { AppError } from '../../../src/server/http/app-error.ts';
import { jobRuns } from '../../../src/server/site-health/job-runs.ts';
import { pageCheck } from '../../../src/server/site-health/page-check.ts';
import { errorKind, MAX_PER_HOUR, siteErrors } from '../../../src/server/site-health/site-errors.ts';
import { siteHealth } from '../../../src/server/site-health/site-health.ts';
import { SYSTEM } from '../../../src/server/staff/audit-log.ts';
import { readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { fakeStaff } from '../../support/services/fake-staff.ts';

const HOUR = 3_600_000;
const ERROR = { requestId: 'request-1', method: 'GET', route: '/product/:name', status: 500, kind: 'TypeError' };

const database = () => {
  const db = memoryDatabase();
  for (const { sql } of readMigrations()) db.exec(sql);
  return { db, d1: sqliteD1(db) };
};

describe('errors', () => {
  test('are limited per hour, and deleted after a week', async () => {
    const { db, d1 } = database();
    let now = 0;
    const errors = siteErrors(d1, () => now);
    for (let at = 0; at < 30; at += 1) {
      now = 1000 * HOUR + at * 60_000;
      for (let again = 0; again < 40; again += 1) await errors.record(ERROR);
    }
    expect(db.prepare('SELECT count(*) AS count FROM site_errors').get()).toEqual({ count: MAX_PER_HOUR });
    now += 2 * HOUR;
    await errors.record({ ...ERROR, requestId: 'request-2' });
    expect((await errors.lastDay(1))[0]?.requestId).toBe('request-2');
    now += 8 * 24 * HOUR;
    expect(await errors.lastDay(9)).toEqual([]);
    await errors.forgetEnded();
    expect(db.prepare('SELECT count(*) AS count FROM site_errors').get()).toEqual({ count: 0 });
  });

  test('never contain the message of an error', () => {
    expect(errorKind(new TypeError('secret'))).toBe('TypeError');
    expect(errorKind(new AppError('unexpected', { cause: new RangeError('secret') }))).toBe('RangeError');
    expect(errorKind(new AppError('catalog-unavailable'))).toBe('catalog-unavailable');
    const named = new Error('secret');
    named.name = '<b>secret</b>';
    expect([errorKind(named), errorKind('secret')]).toEqual(['Error', 'Error']);
  });

  test('are not thrown while the database fails', async () => {
    const { db, d1 } = database();
    db.exec('DROP TABLE site_errors');
    await expect(siteErrors(d1, () => 0).record(ERROR)).resolves.toBeUndefined();
  });
});

describe('failed emails', () => {
  const setUp = () => {
    const { db, staff } = fakeStaff();
    const d1 = sqliteD1(db);
    const health = siteHealth(d1, {
      audit: staff.audit,
      now: Date.now,
      createPageCheck: () => Promise.reject(new Error('not used')),
    });
    db.exec(`INSERT INTO quote_requests (id, public_id, submission_key, requested_at, contact, lines)
      VALUES (7, 'p', 'k', '2026-11-20T10:00:00.000Z', '{}', '[]');
      INSERT INTO form_submissions (id, submission_key, form_type, page, submitted_at, suspect, field_values, attachments)
      VALUES (3, 'f', 'ContactUsForm', '/contact', '2026-11-20T10:00:00.000Z', 0, '{}', '[]');
      INSERT INTO message_entries (id, submission_key, submission_id, at, kind, who, words)
      VALUES (4, 'e', 3, 0, 'reply', 'Mara', 'Yes');
      INSERT INTO quote_mails (id, quote_id, kind, due_at, tries, owed, last_error) VALUES
        (1, 7, 'answered', 99, 3, 1, 'E_RATE_LIMIT_EXCEEDED'), (2, 7, 'received', 99, 13, -1, 'Error'),
        (3, 7, 'accepted', 99, 0, 1, ''), (4, 7, 'withdrawn', 99, 2, 0, ''), (5, 7, 'received', 99, 1, -1, '');
      INSERT INTO message_mails (id, entry_id, due_at, tries, owed) VALUES (1, 4, 99, 1, 1);`);
    return { db, health };
  };

  test('are those that wait for another try or were given up, not new or sent ones or those without a recipient', async () => {
    const { health } = setUp();
    expect(await health.mails.list(9)).toEqual([
      {
        queue: 'quote',
        id: 1,
        kind: 'answered',
        subject: 'Q-2026-000007',
        href: '/desk/quotes/Q-2026-000007',
        tries: 3,
        nextAt: 99,
        reason: 'E_RATE_LIMIT_EXCEEDED',
      },
      expect.objectContaining({ id: 2, nextAt: null }),
      expect.objectContaining({ queue: 'message', id: 1, subject: 'Message 3', href: '/desk/messages/3' }),
    ]);
  });

  test('are due again after a retry, and gone after they were given up; both are in the audit log', async () => {
    const { db, health } = setUp();
    expect(await health.mails.retry({ queue: 'quote', id: 2 }, SYSTEM)).toBe(true);
    expect(await health.mails.retry({ queue: 'quote', id: 4 }, SYSTEM)).toBe(false);
    expect(await health.mails.drop({ queue: 'message', id: 1 }, SYSTEM)).toBe(true);
    expect((await health.mails.list(9)).map(({ id }) => id)).toEqual([1]);
    expect(db.prepare('SELECT owed, tries FROM quote_mails WHERE id = 2').get()).toEqual({ owed: 1, tries: 0 });
    expect(db.prepare('SELECT owed FROM message_mails').get()).toEqual({ owed: -1 });
    expect(db.prepare('SELECT action, subject FROM staff_audit ORDER BY id').all()).toEqual([
      { action: 'mail-retried', subject: 'Q-2026-000007' },
      { action: 'mail-dropped', subject: 'Message 3' },
    ]);
  });

  test('the counts of the bar read indexes only', async () => {
    const { db, health } = setUp();
    expect(await health.counts()).toEqual({ quotes: 1, messages: 1, syncedAt: null });
    for (const sql of [
      "SELECT count(*) FROM quote_requests WHERE state IN ('received', 'in_work')",
      "SELECT count(*) FROM form_submissions WHERE desk_state = 'open' AND suspect = 0",
      'SELECT count(*) FROM quote_requests WHERE owed < 0',
    ]) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      expect(JSON.stringify(plan)).toMatch(/USING (?:COVERING )?INDEX/);
    }
  });
});

test('a page check stores links and images that lead nowhere, and pages that cannot be read', async () => {
  const { d1 } = database();
  const pages = new Map<string, unknown>([
    [
      '/a',
      { image: '/drawings/none.svg', blocks: [{ options: { text: '<a href="/gone#x">x</a> <a href="/b">b</a>' } }] },
    ],
    ['/b', { image: '', blocks: [{ options: { link: '/shop/orings?size=214', other: 'https://else.example/x' } }] }],
    ['/c', null],
  ]);
  const jobs = jobRuns(d1, () => 5);
  const check = pageCheck(d1, {
    paths: async () => [...pages.keys()],
    page: async (path) => {
      const data = pages.get(path);
      return data === null ? null : ({ data } as never);
    },
    jobs,
  });
  const exists = async (path: string): Promise<boolean> => path === '/shop/orings';
  expect(await check.run(exists)).toEqual({ pages: 3, problems: 3 });
  expect(await check.problems(9)).toEqual([
    { page: '/a', target: '/drawings/none.svg', kind: 'image' },
    { page: '/a', target: '/gone', kind: 'link' },
    { page: '/c', target: '/c', kind: 'page' },
  ]);
  expect(await jobs.read()).toEqual({ 'page-check': { ranAt: 5, outcome: '3 pages, 3 problems' } });
  pages.clear();
  await check.run(exists);
  expect(await check.problems(9)).toEqual([]);
});
