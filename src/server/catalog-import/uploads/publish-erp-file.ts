import { NO_FIXES } from '../../../domain/shop/catalog-uploads/upload-fixes.ts';
import type { ListedProblem } from '../../../domain/shop/catalog-uploads/upload-problems.ts';
import type { AuditLog } from '../../staff/audit-log.ts';
import type { CatalogFilesService } from '../catalog-files-service.ts';
import { publishImport } from '../publish-import.ts';
import { ImportRefused } from '../switch-catalog.ts';
import { checkUpload } from './check-upload.ts';
import { readHead } from './create-upload.ts';
import { piecesOf, UnreadableFile } from './csv-rows.ts';

export type ErpKind = 'stock' | 'prices';

/** Result of an upload by an ERP system. */
export type ErpResult =
  | {
      readonly kind: 'published' | 'unchanged';
      readonly version: number;
      readonly rows: number;
      readonly parts: number;
    }
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly problems: readonly Pick<ListedProblem, 'row' | 'column' | 'what' | 'fix'>[];
    };

/** A file of an ERP system. */
export interface ErpUpload {
  readonly kind: ErpKind;
  readonly body: Blob;
  /** SHA-256 of the body. */
  readonly digest: string;
  /** /24 or /48 network of the client. */
  readonly network: string;
}

/** Time in which the same body is not applied again, so that a replayed request cannot restore old stock. */
const REPEATED_MS = 10 * 60_000;
const WHO = 'ERP upload';

const refused = (title: string, problems: (ErpResult & { kind: 'refused' })['problems'] = []): ErpResult => ({
  kind: 'refused',
  title,
  problems,
});

const checkAndPublish = async (
  { db, versions, start }: CatalogFilesService,
  audit: AuditLog,
  { kind, body, digest, network }: ErpUpload,
  now: number,
): Promise<ErpResult> => {
  const key = `${kind} ${digest}`;
  const earlier = await versions.byDigest(key);
  if (earlier !== null && earlier.publishedAt > now - REPEATED_MS)
    return { kind: 'unchanged', version: earlier.id, rows: 0, parts: 0 };
  const head = await readHead(body);
  if (head.kind !== kind)
    throw new UnreadableFile(
      kind === 'stock'
        ? 'The columns are part_number and on_hand_pcs.'
        : 'The columns are part_number, from_quantity_pcs and unit_price_usd.',
    );
  const content = piecesOf(body.stream() as ReadableStream<Uint8Array>);
  const { current, next, report } = await checkUpload(db, content, {
    kind,
    columns: head.columns,
    isWhole: false,
    fixes: NO_FIXES,
  });
  if (report.errors > 0) return refused(`${report.errors} rows have errors. Nothing was changed.`, report.problems);
  if (report.confirmCount > 0)
    return refused(
      'Prices that change by more than 50% are confirmed by people. Upload the file at the desk. Nothing was changed.',
      report.toConfirm.map(({ row, name, before, after }) => ({
        row,
        column: 'unit_price_usd',
        what: `${name} would change from ${before} to ${after}.`,
        fix: 'Correct the price, or upload the file at the desk.',
      })),
    );
  const { rows, parts, added, changed, removed } = report;
  if (added + changed + removed === 0) return { kind: 'unchanged', version: current.version, rows, parts: 0 };
  const counts = { added, changed, removed };
  const note = {
    staffId: null,
    who: WHO,
    title: kind === 'stock' ? 'Stock' : 'Prices',
    note: '',
    digest: key,
    ...counts,
  };
  try {
    const { version, isRefreshed } = await publishImport(db, current, next, note, {
      now,
      audit: (id) => [
        audit.statement(
          { staffId: null, who: WHO, network },
          { action: 'catalog-published', subject: `Version ${id}`, after: counts },
        ),
      ],
    });
    await start({ action: 'index', isRefreshed });
    return { kind: 'published', version, rows, parts };
  } catch (error) {
    if (error instanceof ImportRefused) return refused('Another version was published meanwhile. Send the file again.');
    throw error;
  }
};

/**
 * Checks a file of stock or prices and publishes it if every row is good. Only these columns can change. A file without
 * differences publishes nothing.
 */
export const publishErpFile = async (
  files: CatalogFilesService,
  audit: AuditLog,
  upload: ErpUpload,
  now: number,
): Promise<ErpResult> => {
  try {
    return await checkAndPublish(files, audit, upload, now);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.message);
    throw error;
  }
};
