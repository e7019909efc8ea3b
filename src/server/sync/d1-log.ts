import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { SyncFacts, SyncLog, SyncRun } from './sync-run.ts';

/** Number of runs to retain. */
const MAX_RUNS = 200;

const rowSchema = v.object({
  id: v.string(),
  kind: v.picklist(['full', 'refresh']),
  forced: v.number(),
  state: v.picklist(['running', 'published', 'unchanged', 'refused', 'failed']),
  started_at: v.number(),
  updated_at: v.number(),
  ended_at: v.nullable(v.number()),
  message: v.string(),
  expected: v.nullable(v.number()),
  rows_read: v.number(),
  parts: v.nullable(v.number()),
  left_out: v.nullable(v.number()),
  version: v.nullable(v.string()),
  next_kind: v.nullable(v.picklist(['full', 'refresh'])),
  next_forced: v.number(),
});

const runOf = (value: unknown): SyncRun => {
  const row = v.parse(rowSchema, value);
  return {
    id: row.id,
    kind: row.kind,
    forced: row.forced === 1,
    state: row.state,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    endedAt: row.ended_at,
    message: row.message,
    expected: row.expected,
    rowsRead: row.rows_read,
    parts: row.parts,
    leftOut: row.left_out,
    version: row.version,
    next: row.next_kind === null ? null : { kind: row.next_kind, forced: row.next_forced === 1 },
  };
};

const COLUMNS = {
  message: 'message',
  expected: 'expected',
  rowsRead: 'rows_read',
  parts: 'parts',
  leftOut: 'left_out',
  version: 'version',
} as const satisfies Record<keyof SyncFacts, string>;

const isFact = (name: string): name is keyof SyncFacts => name in COLUMNS;

/** Stores runs in D1. */
export const d1SyncLog = (db: D1Database, now: () => number): SyncLog => {
  const update = (
    id: string,
    facts: SyncFacts,
    columns: Readonly<Record<string, number | string>>,
  ): Promise<unknown> => {
    const known = Object.entries(facts).flatMap(([name, value]) =>
      isFact(name) ? [[COLUMNS[name], value] as const] : [],
    );
    const set = [...known, ...Object.entries({ updated_at: now(), ...columns })];
    return db
      .prepare(`UPDATE sync_runs SET ${set.map(([column]) => `${column} = ?`).join()} WHERE id = ?`)
      .bind(...set.map(([, value]) => value), id)
      .run();
  };
  const read = async (clause: string, ...values: readonly string[]): Promise<SyncRun[]> => {
    const { results } = await db
      .prepare(`SELECT * FROM sync_runs ${clause}`)
      .bind(...values)
      .all();
    return results.map(runOf);
  };

  return {
    async begin({ id, kind, forced }) {
      const sql = `INSERT INTO sync_runs (id, kind, forced, state, started_at, updated_at, message)
        SELECT ?, ?, ?, 'running', ?, ?, 'Waits to begin.'
        WHERE NOT EXISTS (SELECT 1 FROM sync_runs WHERE state = 'running') ON CONFLICT DO NOTHING RETURNING id`;
      const added = await db.prepare(sql).bind(id, kind, Number(forced), now(), now()).first();
      const outdated = `DELETE FROM sync_runs WHERE id NOT IN (SELECT id FROM sync_runs ORDER BY started_at DESC LIMIT ${MAX_RUNS})`;
      await db.prepare(outdated).run();
      return added !== null;
    },
    async note(id, facts) {
      await update(id, facts, {});
    },
    async end(id, state, facts) {
      await update(id, facts, { state, ended_at: now() });
    },
    async follow({ kind, forced }) {
      const sql = `UPDATE sync_runs
        SET next_kind = CASE WHEN next_kind = 'full' THEN 'full' ELSE ? END, next_forced = MAX(next_forced, ?)
        WHERE state = 'running' RETURNING id`;
      return (await db.prepare(sql).bind(kind, Number(forced)).first()) !== null;
    },
    byId: async (id) => (await read('WHERE id = ?', id))[0] ?? null,
    latest: (count) => read(`ORDER BY started_at DESC, id LIMIT ${Math.trunc(count)}`),
    running: () => read("WHERE state = 'running' ORDER BY started_at"),
  };
};
