import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** Kinds of emails about quotes: those that start with `sales_` go to the sales desk, all others to the visitor. */
export const MAIL_KINDS = [
  'received',
  // To the confirmed email address of the account that sent the request, so it may repeat what was typed.
  'received_own',
  'sales_received',
  'answered',
  // A copy of the reply for sales.
  'sales_answered',
  // From staff to the visitor.
  'message',
  'withdrawn',
  'accepted',
  // That the reply expires soon.
  'reminder',
  'sales_accepted',
  'sales_message',
] as const;
export type QuoteMailKind = (typeof MAIL_KINDS)[number];

const OF_REQUEST = `INSERT INTO quote_mails (quote_id, kind, due_at)
  SELECT id, ?1, ?2 FROM quote_requests WHERE public_id = ?3`;
const OF_EVENT = `INSERT INTO quote_mails (quote_id, kind, event_id, due_at)
  SELECT quote_id, ?1, id, ?2 FROM quote_events WHERE submission_key = ?3 ON CONFLICT DO NOTHING`;

/** Returns statements that queue the emails of a new request, for the transaction that stores it. */
export const requestMails = (
  db: D1Database,
  { publicId, isOwnAddress = false }: { readonly publicId: string; readonly isOwnAddress?: boolean | undefined },
  now: number,
): D1PreparedStatement[] =>
  ([isOwnAddress ? 'received_own' : 'received', 'sales_received'] satisfies QuoteMailKind[]).map((kind) =>
    db.prepare(OF_REQUEST).bind(kind, now, publicId),
  );

/**
 * Returns statements that queue the emails of an event, to run after the statement that stores the event, in its
 * transaction.
 */
export const eventMails = (
  db: D1Database,
  kinds: readonly QuoteMailKind[],
  submissionKey: string,
  now: number,
): D1PreparedStatement[] => kinds.map((kind) => db.prepare(OF_EVENT).bind(kind, now, submissionKey));
