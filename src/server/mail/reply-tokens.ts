import type { D1Database } from '@cloudflare/workers-types';
import { replyAddress, replyTokenIn } from '../../domain/site/messages/reply-address.ts';
import { digestOf } from '../security/digest.ts';
import { randomId } from '../security/random-id.ts';

/** The record that an email reply belongs to. */
export type ReplyThread =
  | { readonly kind: 'quote'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number };

/** Email addresses for replies of customers. */
export interface ReplyTokens {
  /** Returns a new email address for replies to a record, or `null` if the site receives no email. */
  create(thread: ReplyThread): Promise<string | null>;
  /** Returns the record of an email address, or `null` if it is not a valid reply address. */
  threadOf(address: string): Promise<ReplyThread | null>;
}

const INSERT = 'INSERT INTO reply_tokens (token_hash, quote_id, submission_id, created_at) VALUES (?, ?, ?, ?)';
const FIND = 'SELECT quote_id, submission_id FROM reply_tokens WHERE token_hash = ?';

interface Row {
  readonly quote_id: number | null;
  readonly submission_id: number | null;
}

interface Options {
  /** Domain that the site receives email for; '' without one. */
  readonly domain: string;
  readonly now: () => number;
}

/**
 * Tokens in D1, which stores only their hashes: each email gets a new one. They are valid as long as their record exists.
 */
export const replyTokens = (db: D1Database, { domain, now }: Options): ReplyTokens => ({
  async create({ kind, id }) {
    if (domain === '') return null;
    const token = randomId();
    await db
      .prepare(INSERT)
      .bind(await digestOf(token), kind === 'quote' ? id : null, kind === 'message' ? id : null, now())
      .run();
    return replyAddress(token, domain);
  },
  async threadOf(address) {
    const token = replyTokenIn(address, domain);
    if (token === null) return null;
    const row = await db
      .prepare(FIND)
      .bind(await digestOf(token))
      .first<Row>();
    if (row === null) return null;
    if (row.quote_id !== null) return { kind: 'quote', id: row.quote_id };
    return row.submission_id === null ? null : { kind: 'message', id: row.submission_id };
  },
});
