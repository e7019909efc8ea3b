import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysText, type RetentionDays } from '../../../src/domain/site/retention-days.ts';
import { expiredRecords } from '../../../src/server/retention/expired-records.ts';
import { retention } from '../../../src/server/retention/retention.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

const NOW = Date.parse('2026-11-22T04:23:00Z');
const DAYS: RetentionDays = { uploads: 100, submissions: 200, quotes: 300 };

let db: DatabaseSync;
let bucket: Set<string>;
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(async () => {
  db = memoryDatabase();
  await applyMigrations(
    sqliteD1(db),
    readMigrations().filter(({ name }) => /^00(?:0[4579]|1[0456]|2[04589]|34)_/.test(name)),
  );
  bucket = new Set();
  log.mockClear();
});
afterEach(() => db.close());

const agoIso = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

const addSubmission = (key: string, days: number, { files = 0, owed = 0 } = {}): void => {
  const attachments = Array.from({ length: files }, (_, n) => ({ key: `forms/${key}/${n}.pdf`, name: 'a.pdf' }));
  for (const file of attachments) bucket.add(file.key);
  db.prepare(
    `INSERT INTO form_submissions (submission_key, form_type, page, submitted_at, suspect, field_values, attachments, owed)
    VALUES (?, 'RequestAQuoteForm', '/', ?, 0, '{}', ?, ?)`,
  ).run(key, agoIso(days), JSON.stringify(attachments), owed);
};
const addQuote = (key: string, days: number, owed = 0): void => {
  db.prepare(
    `INSERT INTO quote_requests (public_id, submission_key, requested_at, contact, lines, owed)
    VALUES (?, ?, ?, '{}', '[]', ?)`,
  ).run(key, key, agoIso(days), owed);
};
const keysOf = (table: string): unknown[] =>
  db
    .prepare(`SELECT submission_key FROM ${table} ORDER BY id`)
    .all()
    .map((row) => row.submission_key);
const deleted = async (keys: string[]): Promise<void> => {
  for (const key of keys) bucket.delete(key);
};
const round = (days = DAYS, remove = deleted): Promise<void> =>
  retention({
    records: expiredRecords(sqliteD1(db)),
    files: { delete: remove },
    days,
    now: () => NOW,
    orphans: { round: async () => 0 },
    recount: { round: async () => undefined },
  }).round();
const lastLogLine = (): unknown => JSON.parse(String(log.mock.calls.at(-1)?.[0] ?? 'null'));

test('retains each kind for its full period', async () => {
  addSubmission('new', 99, { files: 1 });
  addSubmission('files', 101, { files: 2 });
  addSubmission('whole', 201, { files: 1 });
  addQuote('young', 299);
  addQuote('old', 301);
  await round();
  expect(keysOf('form_submissions')).toEqual(['new', 'files']);
  expect([...bucket]).toEqual(['forms/new/0.pdf']);
  expect(keysOf('quote_requests')).toEqual(['young']);
  expect(lastLogLine()).toEqual({
    event: 'retention',
    files: 3,
    submissions: 1,
    quotes: 1,
    vitals: 0,
    lists: 0,
    owed: 0,
    orphaned: 0,
  });
  expect(db.prepare("SELECT attachments FROM form_submissions WHERE submission_key = 'files'").get()).toEqual({
    attachments: '[]',
  });
});

test("deletes nothing with 0 days; deletes a form's files with the form", async () => {
  addSubmission('old', 5000, { files: 1 });
  addQuote('old', 5000);
  await round({ uploads: 0, submissions: 0, quotes: 0 });
  expect([keysOf('form_submissions'), keysOf('quote_requests'), bucket.size]).toEqual([['old'], ['old'], 1]);
  expect(log).not.toHaveBeenCalled();
  await round({ uploads: 0, submissions: 200, quotes: 0 });
  expect([keysOf('form_submissions'), bucket.size]).toEqual([[], 0]);
});

test('deletes the files of emails below a form with the files, and all of a thread with its form', async () => {
  const addEntry = (key: string, days: number): void => {
    const file = `forms/${key}/1.pdf`;
    bucket.add(file);
    db.prepare(
      `INSERT INTO message_entries (submission_key, submission_id, at, kind, who, words, attachments)
      VALUES (?, (SELECT max(id) FROM form_submissions), ?, 'mail', 'x', 'x', ?)`,
    ).run(key, Date.parse(agoIso(days)), JSON.stringify([{ key: file, name: 'a.pdf' }]));
  };
  addSubmission('young', 150);
  addEntry('expired', 101);
  addEntry('kept', 99);
  addSubmission('old', 201, { files: 1 });
  addEntry('late', 10);
  await round();
  expect([...bucket]).toEqual(['forms/kept/1.pdf']);
  expect(keysOf('form_submissions')).toEqual(['young']);
  expect(keysOf('message_entries')).toEqual(['expired', 'kept']);
});

test('retains records pending for a backend, with their files, and logs them', async () => {
  addSubmission('owed', 900, { files: 1, owed: 3 });
  addSubmission('refused', 900, { owed: -1 });
  addQuote('owed', 900, 1);
  await round();
  expect([keysOf('form_submissions'), keysOf('quote_requests'), bucket.size]).toEqual([['owed'], ['owed'], 1]);
  expect(lastLogLine()).toEqual({
    event: 'retention',
    files: 0,
    submissions: 1,
    quotes: 0,
    vitals: 0,
    lists: 0,
    owed: 2,
    orphaned: 0,
  });
});

test('retains web vitals for 28 days', async () => {
  for (const days of [0, 27, 28, 40]) {
    db.prepare(
      `INSERT INTO vitals (measured_on, page, device, connection, navigation, name, value)
      VALUES (?, 'home', 'mobile', '4g', 'navigate', 'LCP', ?)`,
    ).run(agoIso(days).slice(0, 10), days);
  }
  await round();
  expect(db.prepare('SELECT value FROM vitals').all()).toEqual([{ value: 0 }, { value: 27 }]);
  expect(lastLogLine()).toEqual({
    event: 'retention',
    files: 0,
    submissions: 0,
    quotes: 0,
    vitals: 2,
    lists: 0,
    owed: 0,
    orphaned: 0,
  });
});

test('deletes a bounded number per round, oldest first, and continues in the next', async () => {
  for (let n = 0; n < 1250; n++) addQuote(`q${n}`, 400 + n);
  await round();
  expect(keysOf('quote_requests')).toHaveLength(250);
  expect(keysOf('quote_requests').at(-1)).toBe('q249');
  await round();
  expect(keysOf('quote_requests')).toEqual([]);
});

test('keeps the rows that name files for the next round while the bucket is unavailable', async () => {
  addSubmission('old', 900, { files: 1 });
  await expect(round(DAYS, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(keysOf('form_submissions')).toEqual(['old']);
  await round();
  expect([keysOf('form_submissions'), bucket.size]).toEqual([[], 0]);
});

test('the log line contains only counts', async () => {
  addSubmission('secret-key', 900, { files: 1 });
  await round();
  expect(String(log.mock.calls[0]?.[0])).not.toContain('secret-key');
});

test('formats days as years where possible', () => {
  expect([0, 1, 90, 365, 730, 2555].map(daysText)).toEqual([
    'Until you ask for their deletion',
    '1 day',
    '90 days',
    '1 year',
    '2 years',
    '7 years',
  ]);
});
