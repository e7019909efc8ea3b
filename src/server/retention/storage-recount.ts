import type { D1Database } from '@cloudflare/workers-types';
import { RECORD_OVERHEAD, SIGN_UP_BYTES, type StorageKind } from '../security/storage-kinds.ts';

const DAY_MS = 86_400_000;

/** Returns an SQL expression for the bytes of columns. SQLite knows the sizes without reading the content. */
const bytes = (...columns: readonly string[]): string =>
  [...columns.map((column) => `coalesce(octet_length(${column}), 0)`), String(RECORD_OVERHEAD)].join(' + ');

const filesOf = (table: string): string =>
  `(SELECT coalesce(sum(json_extract(file.value, '$.size')), 0)
    FROM ${table}, json_each(attachments) AS file WHERE attachments <> '[]')`;

/** The current bytes of each kind, counted as `recordBytes` does when a record is stored. */
const COUNTS: Readonly<Record<StorageKind, string>> = {
  'shared-list': `SELECT sum(${bytes('name', 'lines')}) FROM shared_lists`,
  'quote-request': `SELECT sum(${bytes('contact', 'lines', 'texts')}) FROM quote_requests`,
  'quote-message': `SELECT sum(${bytes('words', 'attachments')}) FROM quote_events WHERE actor = 'visitor'`,
  form: `SELECT coalesce(sum(${bytes('page', 'field_values', 'attachments')}), 0)
    + (SELECT coalesce(sum(${bytes('words', 'attachments')}), 0) FROM message_entries WHERE kind = 'mail')
    FROM form_submissions`,
  'sign-up': `SELECT ${SIGN_UP_BYTES} * ((SELECT count(*) FROM registrations) + (SELECT count(*) FROM users))`,
  'account-list': `SELECT sum(${bytes('name', 'lines')}) FROM account_lists`,
  'account-cart': `SELECT sum(${bytes('cart')}) FROM account_carts`,
  'own-number': `SELECT sum(octet_length(own_number) + octet_length(user_id) + 32) FROM own_numbers`,
  upload: `SELECT ${filesOf('form_submissions')} + ${filesOf('quote_events')} + ${filesOf('message_entries')}
    + (SELECT coalesce(sum(size), 0) FROM quote_files)`,
};

/** Corrects the counters of `storage-budget.ts` every night. */
export interface StorageRecount {
  /** Sets the total of every kind to what is stored, and deletes the counters of past days. */
  round(): Promise<void>;
}

export const storageRecount = (db: D1Database, now: () => number): StorageRecount => ({
  async round() {
    const yesterday = new Date(now() - DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
    await db.prepare(`DELETE FROM stored_bytes WHERE day < ? AND day <> ''`).bind(yesterday).run();
    for (const [kind, count] of Object.entries(COUNTS)) {
      // A separate statement for each kind stays far below the time limit of a query.
      await db
        .prepare(
          `INSERT INTO stored_bytes (kind, day, client, bytes) VALUES (?, '', '', coalesce((${count}), 0))
          ON CONFLICT (kind, day, client) DO UPDATE SET bytes = excluded.bytes`,
        )
        .bind(kind)
        .run();
    }
  },
});
