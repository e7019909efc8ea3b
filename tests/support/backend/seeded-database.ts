import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { type CatalogCounts, seedDatabase } from '../../../src/tools/seed/seed-database.ts';
import { seedSteps } from '../../../src/tools/seed/sql/statements.ts';
import { memoryDatabase, sqliteD1 } from './sqlite-d1.ts';

export interface SeededDatabase {
  readonly d1: D1Database;
  readonly counts: CatalogCounts;
  /** Returns all rows of a query. */
  rows<Row>(sql: string): Row[];
  /** Returns the only column of the only row. */
  value(sql: string): number | string | null;
  partId(name: string): number;
}

const open = async (db: DatabaseSync): Promise<SeededDatabase> => {
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  const counts = await seedDatabase(d1, seedSteps());
  const value = (sql: string): number | string | null => {
    const [first = null] = Object.values(db.prepare(sql).get() ?? {});
    return first as number | string | null;
  };
  return {
    d1,
    counts,
    rows: <Row>(sql: string) => db.prepare(sql).all() as Row[],
    value,
    partId: (name) => {
      const [label, code] = name.split('-');
      return Number(
        value(`SELECT p.id FROM parts p JOIN compounds c ON c.id = p.compound_id JOIN sizes s ON s.id = p.size_id
          WHERE c.label = '${label}' AND s.code = '${code}'`),
      );
    },
  };
};

/** The whole demo catalog in memory, from the same SQL as everywhere, in about three seconds. */
export const seededDatabase = (): Promise<SeededDatabase> => open(memoryDatabase());
