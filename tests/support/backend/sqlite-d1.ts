import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';

interface Statement {
  bind(...values: SQLInputValue[]): Statement;
  all(): Promise<{ results: unknown[] }>;
  first(): Promise<unknown>;
  raw(): Promise<unknown[][]>;
  run(): Promise<{ meta: { changes: number } }>;
  /** Synchronous: nothing else runs between the statements of a transaction. */
  runNow(): { results: unknown[] };
}

/** The D1 methods that the project uses, over SQLite in this process. */
export const sqliteD1 = (db: DatabaseSync): D1Database => {
  const statement = (sql: string, values: readonly SQLInputValue[]): Statement => ({
    bind: (...bound) => statement(sql, bound),
    all: async () => ({ results: db.prepare(sql).all(...values) }),
    first: async () => db.prepare(sql).get(...values) ?? null,
    raw: async () => {
      const prepared = db.prepare(sql);
      prepared.setReturnArrays(true);
      return prepared.all(...values) as unknown as unknown[][];
    },
    run: async () => ({ meta: { changes: Number(db.prepare(sql).run(...values).changes) } }),
    runNow: () => ({ results: db.prepare(sql).all(...values) }),
  });
  const d1 = {
    prepare: (sql: string) => statement(sql, []),
    batch: async (statements: readonly Statement[]) => {
      db.exec('BEGIN');
      try {
        const results = statements.map((each) => each.runNow());
        db.exec('COMMIT');
        return results;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return d1 as unknown as D1Database;
};

/** An empty database in memory that checks its foreign keys, like D1. */
export const memoryDatabase = (): DatabaseSync => new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
