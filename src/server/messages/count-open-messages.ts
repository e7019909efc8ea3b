import type { D1Database } from '@cloudflare/workers-types';

const COUNT = `SELECT count(*) AS total FROM form_submissions WHERE desk_state = 'open' AND suspect = 0`;

/** Counts the form messages that are neither done, nor spam, nor suspect. */
export const countOpenMessages = async (db: D1Database): Promise<number> =>
  (await db.prepare(COUNT).first<{ total: number }>())?.total ?? 0;
