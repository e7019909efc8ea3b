import type { D1Database } from '@cloudflare/workers-types';

/** Quotes that are not closed, and when the oldest of each state was requested. */
export interface OpenQuotes {
  readonly received: OpenCount;
  readonly in_work: OpenCount;
  readonly answered: OpenCount;
}

interface OpenCount {
  readonly count: number;
  /** ISO time; `null` without any. */
  readonly oldest: string | null;
}

type OpenState = keyof OpenQuotes;

const COUNT = `SELECT state, count(*) AS count, min(requested_at) AS oldest FROM quote_requests
  WHERE state IN ('received', 'in_work') OR (state = 'answered' AND valid_until >= ?1) GROUP BY state`;
const NONE: OpenCount = { count: 0, oldest: null };

/** Counts the open quotes by state. Expired quotes are excluded. */
export const countOpenQuotes = async (db: D1Database, now: number): Promise<OpenQuotes> => {
  const today = new Date(now).toISOString().slice(0, 10);
  const { results } = await db.prepare(COUNT).bind(today).all<OpenCount & { readonly state: OpenState }>();
  const of = (state: OpenState): OpenCount => results.find((row) => row.state === state) ?? NONE;
  return { received: of('received'), in_work: of('in_work'), answered: of('answered') };
};
