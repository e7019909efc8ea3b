import { beforeEach, expect, test } from 'vitest';
import { orphanedFiles } from '../../../src/server/retention/orphaned-files.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

const NOW = Date.parse('2026-11-24T04:23:00Z');
const HOUR = 3_600_000;

let db: ReturnType<typeof memoryDatabase>;
let bucket: Map<string, number>;
let listed: number;
beforeEach(async () => {
  db = memoryDatabase();
  await applyMigrations(
    sqliteD1(db),
    readMigrations().filter(({ name }) => /^00(?:0[4579]|1[058]|2[0459]|34)_/.test(name)),
  );
  bucket = new Map();
  listed = 0;
});

const add = (key: string, ageHours: number): void => void bucket.set(key, NOW - ageHours * HOUR);
const name = (key: string): void =>
  void db
    .prepare(
      `INSERT INTO form_submissions (submission_key, form_type, page, submitted_at, suspect, field_values, attachments)
      VALUES (?, 'RequestAQuoteForm', '/', '2026-11-01', 0, '{}', ?)`,
    )
    .run(key, JSON.stringify([{ key, name: 'a.pdf', kind: 'pdf', size: 1 }]));

/** Lists like R2: by key, after a key, up to `limit` at a time. */
const r2 = {
  list: async ({ prefix = '', startAfter = '', limit = 1000 }) => {
    listed += 1;
    const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).toSorted();
    const objects = keys.slice(0, limit).map((key) => ({ key, uploaded: new Date(bucket.get(key) ?? 0) }));
    return { objects, truncated: keys.length > limit };
  },
  delete: async (keys: string[]) => {
    for (const key of keys) bucket.delete(key);
  },
} as unknown as Parameters<typeof orphanedFiles>[1];
const round = (): Promise<number> => orphanedFiles(sqliteD1(db), r2, () => NOW).round();

test('deletes files without a record that are older than a day', async () => {
  add('forms/a/1.pdf', 48);
  add('forms/b/1.pdf', 48);
  add('forms/c/1.pdf', 23);
  add('other/d/1.pdf', 48);
  name('forms/a/1.pdf');
  expect(await round()).toBe(1);
  expect([...bucket.keys()]).toEqual(['forms/a/1.pdf', 'forms/c/1.pdf', 'other/d/1.pdf']);
});

test('keeps the files of emails below a form message', async () => {
  for (const n of [1, 2]) add(`forms/${n}/1.pdf`, 48);
  name('forms/1/1.pdf');
  db.prepare(
    `INSERT INTO message_entries (submission_key, submission_id, at, kind, who, words, attachments)
    VALUES ('a', 1, 1, 'mail', 'x', 'x', '[{"key":"forms/2/1.pdf"}]')`,
  ).run();
  expect([await round(), bucket.size]).toEqual([0, 2]);
  db.exec('DELETE FROM form_submissions');
  expect([await round(), bucket.size]).toEqual([2, 0]);
});

test('keeps the files that staff uploaded for a quote', async () => {
  for (const n of [1, 2]) add(`forms/${n}/1.pdf`, 48);
  db.exec(`INSERT INTO quote_requests (public_id, submission_key, requested_at, contact, lines)
      VALUES ('a', 'a', '2026-11-01', '{}', '[]');
    INSERT INTO quote_files (quote_id, digest, key, name, kind, size, at)
      VALUES (1, 'd', 'forms/2/1.pdf', 'a.pdf', 'pdf', 1, '2026-11-01')`);
  expect([await round(), [...bucket.keys()]]).toEqual([1, ['forms/2/1.pdf']]);
});

test('checks 20,000 files per round and continues there in the next', async () => {
  const count = 20_500;
  for (let at = 0; at < count; at++) {
    const key = `forms/${String(at).padStart(6, '0')}/1.pdf`;
    add(key, 1);
  }
  add('forms/zzz/1.pdf', 48);
  expect(await round()).toBe(0);
  expect(listed).toBe(20);
  expect(await round()).toBe(1);
  expect(listed).toBe(21);
  expect(bucket.size).toBe(count);
  add('forms/aaa/1.pdf', 48);
  expect(await round()).toBe(0);
  expect(await round()).toBe(1);
});
