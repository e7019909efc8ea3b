import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { logError, logEvent } from '../../observe/log-event.ts';
import type { AuditLog } from '../../staff/audit-log.ts';
import type { Steps } from '../../sync/steps.ts';
import type { SyncControl } from '../../sync/sync-control.ts';
import { forgetLists } from '../forget-lists.ts';
import { publishImport } from '../publish-import.ts';
import { ImportRefused } from '../switch-catalog.ts';
import { checkUpload } from './check-upload.ts';
import { piecesOf, UnreadableFile } from './csv-rows.ts';
import { publishProblem } from './publish-problem.ts';
import type { CatalogUpload, UploadStore } from './upload-store.ts';

/** Work that takes longer than a request may. */
export type CatalogJob =
  | { readonly action: 'check' | 'publish'; readonly upload: string }
  /** Brings the search index up to date. */
  | { readonly action: 'index'; readonly isRefreshed: boolean };

export interface JobSurroundings {
  readonly db: D1Database;
  readonly kv: Pick<KVNamespace, 'delete' | 'list'>;
  readonly uploads: UploadStore;
  readonly audit: AuditLog;
  readonly sync: Pick<SyncControl, 'startOrFollow'>;
  readonly now: () => number;
}

const AGAIN = 'The catalog or the file changed since the check. Look at the result again.';

const contentOf = async (uploads: UploadStore, id: string): Promise<AsyncIterable<Uint8Array>> => {
  const content = await uploads.file(id, 'content');
  if (content === null) throw new UnreadableFile('The file was deleted. Upload it again.');
  return piecesOf(content);
};

/** Checks the file against the current catalog and stores the result. */
const check = async ({ db, uploads }: JobSurroundings, upload: CatalogUpload, message: string): Promise<void> => {
  if (upload.kind === null) return;
  const reading = { ...upload, kind: upload.kind };
  const { report, diffCsv, errorsCsv } = await checkUpload(
    db,
    await contentOf(uploads, upload.id),
    reading,
    async (rows) => {
      await uploads.change(upload.id, ['checking'], { rows_read: rows });
    },
  );
  await Promise.all([uploads.putFile(upload.id, 'diff', diffCsv), uploads.putFile(upload.id, 'errors', errorsCsv)]);
  await uploads.change(upload.id, ['checking', 'publishing'], {
    state: 'checked',
    rows_read: report.rows,
    report: JSON.stringify(report),
    confirmed: null,
    message,
  });
};

/** Publishes what the person saw. If the catalog changed since, the check runs again instead. */
const publish = async (
  around: JobSurroundings,
  upload: CatalogUpload,
): Promise<{ readonly isRefreshed: boolean } | null> => {
  const { db, uploads, audit, now } = around;
  const { kind, confirmed } = upload;
  if (kind === null || confirmed === null) return null;
  const { current, next, report } = await checkUpload(db, await contentOf(uploads, upload.id), { ...upload, kind });
  if (report.digest !== confirmed.digest || publishProblem(report, confirmed) !== null) {
    await check(around, upload, AGAIN);
    return null;
  }
  const actor = { staffId: confirmed.staffId, who: confirmed.who, network: confirmed.network };
  const { added, changed, removed } = report;
  const counts = { added, changed, removed };
  try {
    return await publishImport(
      db,
      current,
      next,
      { staffId: actor.staffId, who: upload.who, title: upload.fileName, note: confirmed.note, ...counts },
      {
        now: now(),
        audit: (version) => [
          uploads.publishedStatement(upload.id, version),
          audit.statement(actor, {
            action: 'catalog-published',
            subject: `Version ${version}`,
            after: { file: upload.fileName, ...counts, skipped: report.skippedRows },
          }),
        ],
      },
    );
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    await check(around, upload, error.message);
    return null;
  }
};

/** Starts a synchronization of the search index, now or after the active one. */
const updateIndex = async ({ kv, sync }: JobSurroundings, steps: Steps, isRefreshed: boolean): Promise<void> => {
  if (!isRefreshed) {
    await steps.do('forget lists', async () => {
      await forgetLists(kv as KVNamespace);
      return null;
    });
  }
  // People confirmed the change, so a smaller catalog is not suspicious.
  await steps.do('index', () => sync.startOrFollow({ kind: isRefreshed ? 'refresh' : 'full', forced: !isRefreshed }));
};

const failureText = (error: unknown): string =>
  error instanceof UnreadableFile
    ? error.message
    : 'The check could not be completed. Nothing was changed. Check again, and tell the operator if it fails again.';

/** Runs a job step by step. A step that is interrupted is run again from its beginning. */
export const runCatalogJob = async (around: JobSurroundings, job: CatalogJob, steps: Steps): Promise<void> => {
  if (job.action === 'index') return updateIndex(around, steps, job.isRefreshed);
  const { uploads } = around;
  try {
    const published = await steps.do(job.action, async () => {
      const upload = await uploads.byId(job.upload);
      if (job.action === 'check') {
        if (upload?.state === 'checking') await check(around, upload, '');
        return null;
      }
      // The step may be run again after its transaction was completed.
      if (upload?.state === 'published') return { isRefreshed: false };
      if (upload?.state !== 'publishing') return null;
      const result = await publish(around, upload);
      if (result !== null) logEvent('catalog published', { upload: job.upload });
      return result === null ? null : { isRefreshed: result.isRefreshed };
    });
    if (published !== null) await updateIndex(around, steps, published.isRefreshed);
  } catch (error) {
    if (!(error instanceof UnreadableFile))
      logError('catalog job failed', `The ${job.action} of a file failed.`, error);
    await steps.do('failed', async () => {
      await uploads.change(job.upload, ['checking', 'publishing'], { state: 'failed', message: failureText(error) });
      return null;
    });
  }
};
