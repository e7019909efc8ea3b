import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { checkAccess, signAccess } from '../../../src/server/accounts/access-token.ts';
import { LIVING_USER } from '../../../src/server/accounts/session-store.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { report } from '../report.ts';

const USERS = 2000;
const SESSIONS_EACH = 5;
const READS = 1000;
const ROUNDS = 15;
const NOW = Date.now();
const KEY = 'bench'.repeat(8);

/** The read without a session lookup, for comparison. */
const USER_ALONE = 'SELECT id, email FROM users WHERE id = ?';

/** Times consecutive reads: the Worker's clock stops during computation and advances during waits for D1. */
const SCRIPT = `export default { async fetch(request, { DB }) {
  const { sql, values } = await request.json();
  const started = Date.now();
  for (const bound of values) if ((await DB.prepare(sql).bind(...bound).first()) === null) throw new Error('No user was found.');
  return Response.json({ ms: (Date.now() - started) / values.length });
} }`;

const FILL_USERS = `WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < ${USERS - 1})
  INSERT INTO users (id, email, password_salt, password_hash, iterations)
  SELECT 'user-' || n, 'user-' || n || '@plant.example', 's', 'h', 1 FROM n`;
const FILL_SESSIONS = `WITH RECURSIVE k (k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM k WHERE k < ${SESSIONS_EACH - 1})
  INSERT INTO sessions (id, user_id, client, started_at, ends_at)
  SELECT users.id || '-' || k, users.id, 'client', 0, ${NOW * 2} FROM users, k`;

const signatureMs = async (): Promise<number> => {
  const keys = { current: KEY, accepted: [KEY] };
  const token = await signAccess({ userId: 'user-1', sessionId: 'user-1-0' }, keys, NOW);
  for (let n = 0; n < READS; n++) await checkAccess(token, keys, NOW);
  const started = performance.now();
  for (let n = 0; n < READS; n++) await checkAccess(token, keys, NOW);
  return (performance.now() - started) / READS;
};

/**
 * Measures identifying the owner of an access token: D1 in workerd, 2,000 users with five sessions each; the user alone
 * by key, as before session lookups, alternating with the user and session. The best round counts, which excludes other
 * processes.
 */
export const signInFigures = async (): Promise<void> => {
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: SCRIPT,
      compatibilityDate: '2026-10-30',
      d1Databases: { DB: 'DB' },
    }),
  );
  try {
    const db = await worker.getD1Database('DB');
    const tables = readMigrations().filter(({ name }) => /^000[458]_/.test(name));
    await applyMigrations(db as unknown as D1Database, tables);
    await db.prepare(FILL_USERS).run();
    await db.prepare(FILL_SESSIONS).run();
    const ids = Array.from({ length: READS }, (_, n) => `user-${(n * 7) % USERS}`);
    const msOf = async (sql: string, values: readonly unknown[][]): Promise<number> => {
      const answer = await worker.dispatchFetch('http://bench', {
        method: 'POST',
        body: JSON.stringify({ sql, values }),
      });
      return ((await answer.json()) as { ms: number }).ms;
    };
    const [alone, withSession]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(
        await msOf(
          USER_ALONE,
          ids.map((id) => [id]),
        ),
      );
      withSession.push(
        await msOf(
          LIVING_USER,
          ids.map((id) => [`${id}-${round % SESSIONS_EACH}`, id, NOW]),
        ),
      );
    }
    report({
      name: 'user of an access token without its session, D1 in workerd',
      value: Math.min(...alone),
      unit: 'ms',
    });
    report({
      name: 'user of an access token with its session, D1 in workerd',
      value: Math.min(...withSession),
      unit: 'ms',
    });
    report({ name: 'signature of an access token checked, Node', value: await signatureMs(), unit: 'ms' });
  } finally {
    await worker.dispose();
  }
};

if (import.meta.main) await signInFigures();
