import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertStatements, sqlLiteral } from '../../../src/tools/seed/sql/sql.ts';

test('any string survives as a literal', () => {
  const db = new DatabaseSync(':memory:');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
      (text) => {
        expect(db.prepare(`SELECT ${sqlLiteral(text)} AS value`).get()?.value).toBe(text.toWellFormed());
      },
    ),
  );
});

test("writes null and flags in SQLite's format", () => {
  expect([null, true, false, 1.5].map(sqlLiteral)).toEqual(['NULL', '1', '0', '1.5']);
});

test('distributes many rows over statements below the limit without losing any', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({ id, name: 'x'.repeat(50) }));
  const statements = insertStatements('t', ['id', 'name'], rows);
  expect(statements.length).toBeGreaterThan(1);
  expect(Math.max(...statements.map((statement) => statement.length))).toBeLessThan(100_000);
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (id INTEGER, name TEXT)');
  for (const statement of statements) db.exec(statement);
  expect(db.prepare('SELECT count(*) AS n, sum(id) AS s FROM t').get()).toEqual({ n: 5000, s: (5000 * 4999) / 2 });
});

test('creates no statement without rows', () => {
  expect(insertStatements('t', ['id'], [])).toEqual([]);
});
