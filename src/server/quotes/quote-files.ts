import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { AttachmentKind } from '../../domain/kit/forms/attachment.ts';
import type { StoredFile } from '../forms/uploads.ts';

/** A file that staff uploaded for a quote. */
export interface QuoteFile extends StoredFile {
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** Files of quotes that their customers may read. */
export interface SentQuoteFiles {
  /** Returns a file that a sent reply names, or `null`. */
  forCustomer(publicId: string, digest: string): Promise<QuoteFile | null>;
  /** Returns the files that sent replies name. */
  sentOf(publicId: string): Promise<readonly QuoteFile[]>;
}

/** Files that staff uploaded for quotes. */
export interface QuoteFileStore extends SentQuoteFiles {
  /** Returns all stored files of a quote. */
  of(quoteId: number): Promise<readonly QuoteFile[]>;
  /** Returns a file that a sent reply or the draft of the quote names, or `null`. */
  forStaff(quoteId: number, digest: string): Promise<QuoteFile | null>;
  /** Returns the statement that adds a file, or records that it was uploaded again. */
  addStatement(quoteId: number, file: QuoteFile): D1PreparedStatement;
}

interface Row {
  readonly digest: string;
  readonly key: string;
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly size: number;
}

const COLUMNS = 'digest, key, name, kind, size';
const OF = `SELECT ${COLUMNS} FROM quote_files WHERE quote_id = ? ORDER BY at, digest`;
/** The draft contains its latest changes, so that an undone removal still has its file. */
export const DRAFT_NAMES_FILE = `EXISTS (SELECT 1 FROM quote_work
  WHERE quote_work.quote_id = quote_files.quote_id AND draft IS NOT NULL AND instr(draft, '/files/' || digest) > 0)`;
const FOR_STAFF = `SELECT ${COLUMNS} FROM quote_files
  WHERE quote_id = ? AND digest = ? AND (is_sent = 1 OR ${DRAFT_NAMES_FILE})`;
const OF_CUSTOMER = `SELECT ${COLUMNS} FROM quote_files
  WHERE quote_id = (SELECT id FROM quote_requests WHERE public_id = ?) AND is_sent = 1`;
const ADD = `INSERT INTO quote_files (quote_id, ${COLUMNS}, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (quote_id, digest) DO UPDATE SET at = excluded.at`;

const toFile = ({ digest, key, name, kind, size }: Row): QuoteFile => ({ digest, key, name, kind, size });

/** @param now milliseconds since 1970 */
export const quoteFileStore = (db: D1Database, now: () => number): QuoteFileStore => {
  const list = async (sql: string, key: number | string): Promise<readonly QuoteFile[]> =>
    (await db.prepare(sql).bind(key).all<Row>()).results.map(toFile);
  const first = async (sql: string, ...keys: readonly (number | string)[]): Promise<QuoteFile | null> => {
    const row = await db
      .prepare(sql)
      .bind(...keys)
      .first<Row>();
    return row === null ? null : toFile(row);
  };
  return {
    of: (quoteId) => list(OF, quoteId),
    forStaff: (quoteId, digest) => first(FOR_STAFF, quoteId, digest),
    forCustomer: (publicId, digest) => first(`${OF_CUSTOMER} AND digest = ?`, publicId, digest),
    sentOf: (publicId) => list(OF_CUSTOMER, publicId),
    addStatement: (quoteId, { digest, key, name, kind, size }) =>
      db.prepare(ADD).bind(quoteId, digest, key, name, kind, size, new Date(now()).toISOString()),
  };
};
