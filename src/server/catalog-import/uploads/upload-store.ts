import type { D1Database, D1PreparedStatement, R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { NO_FIXES, type UploadFixes, uploadFixes } from '../../../domain/shop/catalog-uploads/upload-fixes.ts';
import { isUploadKind, type UploadKind } from '../../../domain/shop/catalog-uploads/upload-kinds.ts';
import type { UploadReport } from './upload-report.ts';

export type UploadState = 'columns' | 'checking' | 'checked' | 'publishing' | 'published' | 'failed';

/** What a person confirmed with the button "Publish". */
export interface PublishRequest {
  /** Digest of the differences that the page showed. */
  readonly digest: string;
  /** Prices that change by more than half, each confirmed. */
  readonly confirmed: readonly string[];
  /** Whether rows with errors are skipped. */
  readonly skipsErrors: boolean;
  readonly note: string;
  readonly staffId: string;
  readonly who: string;
  readonly network: string;
}

/** A file that staff uploaded. */
export interface CatalogUpload {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly who: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly header: readonly string[];
  /** Cells of the first row. */
  readonly sample: readonly string[];
  readonly kind: UploadKind | null;
  readonly isWhole: boolean;
  readonly columns: readonly string[];
  readonly fixes: UploadFixes;
  readonly state: UploadState;
  readonly rowsRead: number;
  readonly report: UploadReport | null;
  readonly confirmed: PublishRequest | null;
  readonly message: string;
  readonly version: number | null;
}

interface UploadRow {
  readonly id: string;
  readonly created_at: number;
  readonly who: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly header: string;
  readonly sample: string;
  readonly kind: string;
  readonly is_whole: number;
  readonly columns: string;
  readonly fixes: string;
  readonly state: UploadState;
  readonly rows_read: number;
  readonly report: string | null;
  readonly confirmed: string | null;
  readonly message: string;
  readonly version: number | null;
}

const texts = v.array(v.string());

const uploadOf = (row: UploadRow): CatalogUpload => {
  const fixes = v.safeParse(uploadFixes, JSON.parse(row.fixes));
  return {
    id: row.id,
    createdAt: row.created_at,
    who: row.who,
    fileName: row.file_name,
    bytes: row.bytes,
    header: v.parse(texts, JSON.parse(row.header)),
    sample: v.parse(texts, JSON.parse(row.sample)),
    kind: isUploadKind(row.kind) ? row.kind : null,
    isWhole: row.is_whole === 1,
    columns: v.parse(texts, JSON.parse(row.columns)),
    fixes: fixes.success ? fixes.output : NO_FIXES,
    state: row.state,
    rowsRead: row.rows_read,
    report: row.report === null ? null : (JSON.parse(row.report) as UploadReport),
    confirmed: row.confirmed === null ? null : (JSON.parse(row.confirmed) as PublishRequest),
    message: row.message,
    version: row.version,
  };
};

/** Prefix of the keys of uploaded files in the bucket. */
const FOLDER = 'catalog/';
const DAY_MS = 86_400_000;
/** Days for which uploaded files are stored. */
const UPLOAD_DAYS = 14;
/** Uploads that are listed. */
const LISTED = 10;
/** Uploads of one person that are stored; more are refused until some are discarded or deleted. */
const MAX_UPLOADS = 40;

/** Files of an upload in the bucket. */
export type UploadFile = 'content' | 'diff' | 'errors';

export type NewUpload = Pick<
  CatalogUpload,
  'id' | 'who' | 'fileName' | 'bytes' | 'header' | 'sample' | 'kind' | 'columns'
> & {
  readonly staffId: string;
};

/** Stores uploaded files and the progress of checking and publishing them. */
export interface UploadStore {
  /** Returns whether there is space for another upload. */
  mayAdd(): Promise<boolean>;
  addStatement(upload: NewUpload): D1PreparedStatement;
  byId(id: string): Promise<CatalogUpload | null>;
  latest(): Promise<readonly CatalogUpload[]>;
  /** Changes columns of a row. Returns whether the upload was in one of the states. */
  change(id: string, from: readonly UploadState[], values: UploadValues): Promise<boolean>;
  publishedStatement(id: string, version: number): D1PreparedStatement;
  putFile(id: string, file: UploadFile, content: string | Blob): Promise<void>;
  /** `null` if it does not exist. */
  file(id: string, file: UploadFile): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes an upload that is not being published. */
  discard(id: string): Promise<boolean>;
  /** Deletes old uploads. */
  forgetOld(): Promise<void>;
}

/** New values of columns of an upload. */
export type UploadValues = Partial<
  Readonly<{
    state: UploadState;
    kind: string;
    is_whole: number;
    columns: string;
    fixes: string;
    rows_read: number;
    report: string | null;
    confirmed: string | null;
    message: string;
  }>
>;

export const uploadStore = (db: D1Database, bucket: R2Bucket, now: () => number): UploadStore => {
  const keyOf = (id: string, file: UploadFile): string => `${FOLDER}${id}/${file}.csv`;
  const deleteFiles = (id: string): Promise<void> =>
    bucket.delete((['content', 'diff', 'errors'] as const).map((file) => keyOf(id, file)));
  const read = async (clause: string, ...values: readonly (string | number)[]): Promise<CatalogUpload[]> => {
    const { results } = await db
      .prepare(`SELECT * FROM catalog_uploads ${clause}`)
      .bind(...values)
      .all<UploadRow>();
    return results.map(uploadOf);
  };
  return {
    async mayAdd() {
      const row = await db.prepare('SELECT count(*) AS count FROM catalog_uploads').first<{ count: number }>();
      return (row?.count ?? 0) < MAX_UPLOADS;
    },
    addStatement: ({ id, staffId, who, fileName, bytes, header, sample, kind, columns }) =>
      db
        .prepare(
          `INSERT INTO catalog_uploads (id, created_at, staff_id, who, file_name, bytes, header, sample, kind, columns, state)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'columns')`,
        )
        .bind(
          id,
          now(),
          staffId,
          who,
          fileName,
          bytes,
          JSON.stringify(header),
          JSON.stringify(sample),
          kind ?? '',
          JSON.stringify(columns),
        ),
    byId: async (id) => (await read('WHERE id = ?', id))[0] ?? null,
    latest: () => read('ORDER BY created_at DESC LIMIT ?', LISTED),
    async change(id, from, values) {
      const set = Object.entries(values);
      const { results } = await db
        .prepare(
          `UPDATE catalog_uploads SET ${set.map(([column]) => `${column} = ?`).join()}
           WHERE id = ? AND state IN (SELECT value FROM json_each(?)) RETURNING id`,
        )
        .bind(...set.map(([, value]) => value), id, JSON.stringify(from))
        .all();
      return results.length > 0;
    },
    publishedStatement: (id, version) =>
      db
        .prepare("UPDATE catalog_uploads SET state = 'published', version = ?, message = '' WHERE id = ?")
        .bind(version, id),
    async putFile(id, file, content) {
      await bucket.put(keyOf(id, file), content as string, { httpMetadata: { contentType: 'text/csv' } });
    },
    async file(id, file) {
      const object = await bucket.get(keyOf(id, file));
      return object === null ? null : (object.body as unknown as ReadableStream<Uint8Array>);
    },
    async discard(id) {
      const { results } = await db
        .prepare("DELETE FROM catalog_uploads WHERE id = ? AND state <> 'publishing' RETURNING id")
        .bind(id)
        .all();
      if (results.length > 0) await deleteFiles(id);
      return results.length > 0;
    },
    async forgetOld() {
      const { results } = await db
        .prepare('SELECT id FROM catalog_uploads WHERE created_at < ? LIMIT 100')
        .bind(now() - UPLOAD_DAYS * DAY_MS)
        .all<{ id: string }>();
      for (const { id } of results) {
        await deleteFiles(id);
        await db.prepare('DELETE FROM catalog_uploads WHERE id = ?').bind(id).run();
      }
    },
  };
};
