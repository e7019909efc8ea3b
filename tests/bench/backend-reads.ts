import type { D1Database } from '@cloudflare/workers-types';
import { embeddedBackend } from '../../src/server/backend/embedded.ts';
import { seededRandom } from '../support/random.ts';
import { seededDatabase } from '../support/seeded-database.ts';
import { report } from './report.ts';

const READS = 2000;
const WARM_UP = 500;

interface Call {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The same database; `hear` gets every statement that runs. */
const overheard = (db: D1Database, hear: (call: Call) => void): D1Database => {
  const statement = (sql: string, values: readonly unknown[]) => ({
    bind: (...bound: unknown[]) => statement(sql, bound),
    raw: () => {
      hear({ sql, values });
      return db
        .prepare(sql)
        .bind(...values)
        .raw();
    },
  });
  return { prepare: (sql: string) => statement(sql, []) } as unknown as D1Database;
};

const eachMs = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> => {
  for (const item of items.slice(0, WARM_UP)) await work(item);
  const started = performance.now();
  for (const item of items) await work(item);
  return (performance.now() - started) / items.length;
};

/**
 * What the backend's protocol costs where the backend is in this process: the price list of a part read by the port,
 * beside the very statements that such reads come to, on the whole catalog in SQLite.
 */
export const backendReadFigures = async (): Promise<void> => {
  const { d1, rows } = await seededDatabase();
  const random = seededRandom(7);
  const ids = rows<{ id: number }>('SELECT id FROM parts WHERE price_list_id IS NOT NULL ORDER BY id');
  const asked = Array.from({ length: READS }, () => ids[random.below(ids.length)]?.id ?? 0);
  const calls: Call[] = [];
  const heard = embeddedBackend(overheard(d1, (call) => calls.push(call)));
  for (const id of asked) await heard.priceLines(id);
  const backend = embeddedBackend(d1);
  const bySql = await eachMs(calls, ({ sql, values }) =>
    d1
      .prepare(sql)
      .bind(...values)
      .raw(),
  );
  const byProtocol = await eachMs(asked, (id) => backend.priceLines(id));
  const statements = calls.length / READS;
  report({ name: 'price list by its SQL alone, Node', value: bySql * statements, unit: 'ms' });
  report({ name: 'price list by the protocol in this process, Node', value: byProtocol, unit: 'ms' });
};
