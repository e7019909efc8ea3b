import type { D1Database } from '@cloudflare/workers-types';
import type { User } from './user-store.ts';

/** Gives an account the quote requests that were sent from its address and belong to nobody yet. */
export type TakeUpQuotes = (user: User) => Promise<void>;

/** The words of the index quote_requests_by_address. */
const TAKE_UP = `UPDATE quote_requests SET user_id = ?1
  WHERE user_id IS NULL AND lower(json_extract(contact, '$.email')) = lower(?2)`;

/** Over the quote requests in D1. The address of the user must be verified: what was sent from it becomes readable. */
export const takeUpQuotes =
  (db: D1Database): TakeUpQuotes =>
  async ({ id, email }) => {
    if (email !== '') await db.prepare(TAKE_UP).bind(id, email).run();
  };
