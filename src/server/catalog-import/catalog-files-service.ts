import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { once } from '../../domain/kit/once.ts';
import type { AuditLog } from '../staff/audit-log.ts';
import type { Steps } from '../sync/steps.ts';
import type { SyncControl } from '../sync/sync-control.ts';
import { type CatalogVersions, catalogVersions } from './catalog-versions.ts';
import type { CatalogJob } from './uploads/catalog-jobs.ts';
import { type UploadStore, uploadStore } from './uploads/upload-store.ts';

/** The part of a Workflow binding that is used. */
export interface CatalogWorkflow {
  create(options: { readonly id: string; readonly params: CatalogJob }): Promise<unknown>;
}

/** The catalog as files at the desk: uploads, versions, and the jobs that check and publish. */
export interface CatalogFilesService {
  readonly db: D1Database;
  readonly uploads: UploadStore;
  readonly versions: CatalogVersions;
  /** Whether the catalog is in this site's database. That of a connected server is changed there. */
  readonly isOwn: boolean;
  /** Starts a job. Without a Workflow it runs at once. */
  start(job: CatalogJob): Promise<void>;
  /** Runs the steps of a job, for the Workflow. */
  run(job: CatalogJob, steps: Steps): Promise<void>;
  /** Deletes old uploads. */
  forgetOld(): Promise<void>;
}

interface Options {
  readonly bucket: R2Bucket;
  readonly kv: KVNamespace;
  readonly workflow: CatalogWorkflow | null;
  readonly isOwn: boolean;
  readonly audit: AuditLog;
  readonly sync: Pick<SyncControl, 'startOrFollow'>;
  readonly newId: () => string;
  readonly now: () => number;
}

/** Steps of a job that runs in the request itself. */
const DIRECT: Steps = { do: (_, work) => work() };

export const catalogFilesService = (
  db: D1Database,
  { bucket, kv, workflow, isOwn, audit, sync, newId, now }: Options,
): CatalogFilesService => {
  const uploads = uploadStore(db, bucket, now);
  const jobs = once(() => import('./uploads/catalog-jobs.ts'));
  const run = async (job: CatalogJob, steps: Steps): Promise<void> =>
    (await jobs()).runCatalogJob({ db, kv, uploads, audit, sync, now }, job, steps);
  return {
    db,
    uploads,
    versions: catalogVersions(db),
    isOwn,
    async start(job) {
      if (workflow === null) await run(job, DIRECT);
      else await workflow.create({ id: newId(), params: job });
    },
    run,
    forgetOld: () => uploads.forgetOld(),
  };
};
