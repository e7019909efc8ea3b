import type { D1Database } from '@cloudflare/workers-types';
import type { User } from './user-store.ts';

/** Assigns an account the quote requests that were sent with its email address and have no owner yet. */
export type ClaimQuotes = (user: User) => Promise<void>;

/** Must equal the expression of the index quote_requests_by_address. */
const TAKE_UP = `UPDATE quote_requests SET user_id = ?1
  WHERE user_id IS NULL AND lower(json_extract(contact, '$.email')) = lower(?2)`;

/**
 * Updates the quote requests in D1. The user's email address must be verified, because the requests sent with it become
 * readable.
 */
export const claimQuotes =
  (db: D1Database): ClaimQuotes =>
  async ({ id, email }) => {
    if (email !== '') await db.prepare(TAKE_UP).bind(id, email).run();
  };
