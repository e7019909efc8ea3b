import type { D1Database } from '@cloudflare/workers-types';
import { lazily } from '../resilience/lazily.ts';
import type { AuditLog } from '../staff/audit-log.ts';
import { type BarCounts, readBarCounts } from './bar-counts.ts';
import { type FailedMails, failedMails } from './failed-mails.ts';
import { type JobRuns, jobRuns } from './job-runs.ts';
import { type OpenMessages, readOpenMessages } from './open-messages.ts';
import type { PageCheck } from './page-check.ts';
import { type SiteErrors, siteErrors } from './site-errors.ts';
import { type Deliveries, readDeliveries, readStorage, type StorageUse } from './site-status.ts';

/** The health of the site as the desk shows it, with the actions that fix its problems. */
export interface SiteHealth {
  readonly errors: SiteErrors;
  readonly jobs: JobRuns;
  readonly mails: FailedMails;
  readonly pages: PageCheck;
  readonly counts: () => Promise<BarCounts>;
  readonly messages: () => Promise<OpenMessages>;
  readonly deliveries: () => Promise<Deliveries>;
  readonly storage: () => Promise<readonly StorageUse[]>;
}

interface Options {
  readonly audit: AuditLog;
  /** Returns the check of content pages, with its modules loaded on demand. */
  readonly createPageCheck: (jobs: JobRuns) => Promise<PageCheck>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const siteHealth = (db: D1Database, { audit, createPageCheck, now }: Options): SiteHealth => {
  const jobs = jobRuns(db, now);
  return {
    errors: siteErrors(db, now),
    jobs,
    mails: failedMails(db, audit, now),
    pages: lazily(() => createPageCheck(jobs)),
    counts: () => readBarCounts(db),
    messages: () => readOpenMessages(db),
    deliveries: () => readDeliveries(db),
    storage: () => readStorage(db),
  };
};
