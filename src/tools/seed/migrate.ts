import { readdirSync, readFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';

export interface Migration {
  /** File name: `0001_catalog.sql`. */
  readonly name: string;
  readonly sql: string;
}

const folder = new URL('../../server/migrations/', import.meta.url);

/** Returns all migrations in order. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));

/** Matches a trigger with its statements, or any other statement. */
const STATEMENT = /\s*CREATE TRIGGER\b[\s\S]*?\bEND\s*;|[^;]+/gi;

/** Returns the statements of a migration. Removes comments first, because they may contain semicolons. */
export const statementsOf = (sql: string): string[] =>
  (sql.replaceAll(/--.*$/gm, '').match(STATEMENT) ?? [])
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter((statement) => statement !== '');

/**
 * The table in which `wrangler d1 migrations` records applied migrations, so that both tools can be used on one
 * database.
 */
const APPLIED_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations that the database does not have yet. Returns their names. */
export const applyMigrations = async (db: D1Database, migrations: readonly Migration[]): Promise<string[]> => {
  await db.prepare(APPLIED_TABLE).run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, sql } of missing) {
    await db.batch([
      ...statementsOf(sql).map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return missing.map(({ name }) => name);
};
