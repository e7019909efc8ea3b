import type { D1Database } from '@cloudflare/workers-types';
import { priceLine } from '../../../src/domain/shop/pricing/price-tier.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import { pricingSource } from '../../../src/server/pricing/pricing-source.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';
import { seededDatabase } from '../../support/backend/seeded-database.ts';
import { seededRandom } from '../../support/random.ts';
import { report } from '../report.ts';

const READS = 2000;
/** Cart lines per pricing request, and the number of requests. */
const CART_LINES = 100;
const CARTS = 20;
const WARM_UP = 500;

interface Call {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Returns the same database, which reports every statement to `hear`. */
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

/** Prices a hundred different parts per request like `POST /api/prices`: one read, one price per line. */
const cartFigures = async (d1: D1Database, ids: readonly number[]): Promise<void> => {
  const breaker = createBreaker({ name: 'backend', now: Date.now, timeoutMs: 2000 });
  const source = pricingSource(embeddedBackend(d1), { now: Date.now, breaker });
  const times: number[] = [];
  for (let cart = 0; cart < CARTS; cart++) {
    const requestedIds = ids.slice(cart * CART_LINES, (cart + 1) * CART_LINES);
    const started = performance.now();
    const read = await source.readAll(requestedIds);
    for (const { priceList } of read.values()) priceLine(priceList, 100);
    times.push(performance.now() - started);
    if (read.size !== new Set(requestedIds).size) throw new Error(`${read.size} parts were priced.`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  report({
    name: 'prices of 100 lines in this process, median',
    value: sorted[CARTS / 2] ?? 0,
    unit: 'ms',
    bar: '≤ 50',
  });
  report({ name: 'prices of 100 lines in this process, worst', value: sorted.at(-1) ?? 0, unit: 'ms' });
};

/**
 * Measures the overhead of the backend's protocol in the same process: reads the price list of a part through the port,
 * compared with the statements that this read runs, on the whole catalog in SQLite.
 */
export const backendReadFigures = async (): Promise<void> => {
  const { d1, rows } = await seededDatabase();
  const random = seededRandom(7);
  const ids = rows<{ id: number }>('SELECT id FROM parts WHERE price_list_id IS NOT NULL ORDER BY id');
  const requestedIds = Array.from({ length: READS }, () => ids[random.below(ids.length)]?.id ?? 0);
  const calls: Call[] = [];
  const heard = embeddedBackend(overheard(d1, (call) => calls.push(call)));
  for (const id of requestedIds) await heard.priceLines(id);
  const backend = embeddedBackend(d1);
  const bySql = await eachMs(calls, ({ sql, values }) =>
    d1
      .prepare(sql)
      .bind(...values)
      .raw(),
  );
  const byProtocol = await eachMs(requestedIds, (id) => backend.priceLines(id));
  const statements = calls.length / READS;
  report({ name: 'price list by its SQL alone, Node', value: bySql * statements, unit: 'ms' });
  report({ name: 'price list by the protocol in this process, Node', value: byProtocol, unit: 'ms' });
  await cartFigures(d1, requestedIds);
};
