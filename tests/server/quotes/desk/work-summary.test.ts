import { expect, test } from 'vitest';
import { readWorkSummary } from '../../../../src/server/quotes/desk/work-summary.ts';
import { readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';

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
  const rules = { goalMinutes: 240, closed: new Set<number>() };
  return readWorkSummary(sqliteD1(db), { now: () => NOW, rules: () => rules });
};

test('quotes are counted by status, and listed new first, then by waiting time', async () => {
  const { sums, waiting } = await read();
  expect([sums.new, sums.review, sums.reply]).toMatchObject([
    { count: 2, waitingSince: '2026-11-23T14:00:00.000Z', late: 1 },
    { count: 1, waitingSince: '2026-11-20T14:00:00.000Z', late: 1 },
    // Staff never replied, so the clock has run since the request.
    { count: 1, waitingSince: '2026-11-20T15:00:00.000Z', late: 1 },
  ]);
  expect(waiting.map(({ number, status, clock }) => [number.slice(-1), status, clock])).toEqual([
    ['2', 'new', { kind: 'running', minutes: 380, isLate: true }],
    ['1', 'new', { kind: 'running', minutes: 60, isLate: false }],
    ['4', 'reply', { kind: 'running', minutes: 860, isLate: true }],
    ['3', 'review', { kind: 'running', minutes: 920, isLate: true }],
  ]);
  expect(waiting[0]).toMatchObject({ name: 'R. Okafor', ownerId: null });
});

test('expired quotes are not with customers, and closed ones have no follow-up', async () => {
  const { sums, followUps } = await read();
  expect(sums.quoted.count).toBe(2);
  expect(sums.expiring).toMatchObject({ count: 1, firstDay: '2026-11-25', lastDay: '2026-11-25' });
  expect(followUps.map(({ number, followUpOn, followUpNote }) => [number.slice(-1), followUpOn, followUpNote])).toEqual(
    [['5', '2026-11-24', 'Ask about the size']],
  );
});

test('requests and replies of the last five business days are counted', async () => {
  const { replies } = await read();
  expect(replies.days.map(({ count }) => count)).toEqual([0, 0, 0, 2, 2]);
  expect(replies).toMatchObject({ answered: 0, medianMinutes: null });
});
