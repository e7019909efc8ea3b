import { expect, test } from 'vitest';
import { closingDaySet, deskWork } from '../../../src/server/desk/home/desk-work.ts';
import { readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

const NOW = Date.parse('2026-11-23T20:20:00Z');

/** Quotes of each status, as visitors and staff leave them. */
const QUOTES = [
  { id: 1, at: '2026-11-23T19:20:00.000Z', state: 'received' },
  { id: 2, at: '2026-11-23T14:00:00.000Z', state: 'received' },
  { id: 3, at: '2026-11-20T14:00:00.000Z', state: 'in_work' },
  { id: 4, at: '2026-11-20T15:00:00.000Z', state: 'in_work', message: '2026-11-23T18:20:00.000Z' },
  { id: 5, at: '2026-11-16T15:00:00.000Z', state: 'answered', until: '2026-11-25' },
  { id: 6, at: '2026-11-16T16:00:00.000Z', state: 'answered', until: '2026-12-20' },
  { id: 7, at: '2026-11-10T16:00:00.000Z', state: 'answered', until: '2026-11-15' },
  { id: 8, at: '2026-11-03T16:00:00.000Z', state: 'accepted' },
  { id: 9, at: '2026-11-04T16:00:00.000Z', state: 'withdrawn' },
];

const read = async () => {
  const db = memoryDatabase();
  for (const { sql } of readMigrations()) db.exec(sql);
  for (const { id, at, state, until = null, message } of QUOTES) {
    db.prepare(
      `INSERT INTO quote_requests (id, public_id, submission_key, requested_at, contact, lines, state, valid_until, answered_at)
       VALUES (?, ?, ?, ?, ?, '[]', ?, ?, ?)`,
    ).run(id, `p${id}`, `k${id}`, at, '{"company":"","name":"R. Okafor"}', state, until, until === null ? null : at);
    if (message !== undefined)
      db.prepare(
        `INSERT INTO quote_events (submission_key, quote_id, happened_at, actor, kind, words) VALUES (?, ?, ?, 'visitor', 'message', 'x')`,
      ).run(`e${id}`, id, message);
  }
  db.exec(`INSERT OR REPLACE INTO quote_work (quote_id, follow_up_on, follow_up_note, first_answered_at) VALUES
    (5, '2026-11-24', 'Ask about the size', '2026-11-16T17:00:00.000Z'), (9, '2026-11-23', 'closed', NULL),
    (6, '2026-12-01', 'later', '2026-11-16T17:00:00.000Z')`);
  return deskWork(sqliteD1(db)).read({ now: NOW, closed: closingDaySet([]), goalHours: 4 });
};

test('quotes are counted by status, and listed new first, then by waiting time', async () => {
  const work = await read();
  expect([work.fresh, work.review, work.reply]).toEqual([
    { count: 2, oldestMinutes: 380, late: 1 },
    { count: 1, oldestMinutes: 920, late: 1 },
    { count: 1, oldestMinutes: 120, late: 0 },
  ]);
  expect(work.waiting.map(({ number, status, minutes }) => [number.slice(-1), status, minutes])).toEqual([
    ['2', 'new', 380],
    ['1', 'new', 60],
    ['4', 'reply', 120],
    ['3', 'review', 920],
  ]);
  expect(work.waiting[0]).toMatchObject({ customer: 'R. Okafor', owner: null });
});

test('expired quotes are not with customers, and closed ones have no follow-up', async () => {
  const work = await read();
  expect(work.withCustomers.count).toBe(2);
  expect(work.expiring).toEqual(['2026-11-25']);
  expect(work.followUps.map(({ number, day, note }) => [number.slice(-1), day, note])).toEqual([
    ['5', '2026-11-24', 'Ask about the size'],
  ]);
  expect(work.month).toEqual({ accepted: 1, decided: 2 });
});
