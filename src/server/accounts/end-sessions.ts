import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** Ends every session of an account: a statement, so that it is part of the transaction that changes its password. */
export const endSessionsOf = (db: D1Database, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM auth_tokens WHERE user_id = ?').bind(userId);
