import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import type { FailedMail } from '../../site-health/failed-mails.ts';
import type { JobRun } from '../../site-health/job-runs.ts';
import type { PageProblem } from '../../site-health/page-check.ts';
import type { SiteError } from '../../site-health/site-errors.ts';
import type { Deliveries, StorageUse } from '../../site-health/site-status.ts';
import type { SyncRun } from '../../sync/sync-run.ts';

/** The health of the site. */
export interface Health {
  /** `null`: no catalog could be read. */
  readonly catalog: {
    readonly version: string;
    readonly compounds: number;
    readonly parts: number;
    /** Milliseconds since 1970. */
    readonly publishedAt: number | null;
  } | null;
  /** Latest synchronizations, newest first. */
  readonly runs: readonly SyncRun[];
  /** Last check of the catalog's source for changes. */
  readonly refresh: JobRun | null;
  readonly pageCheck: JobRun | null;
  readonly problems: readonly PageProblem[];
  readonly mails: readonly FailedMail[];
  readonly deliveries: Deliveries;
  /** Whether visitors' records are delivered to a backend server. */
  readonly isConnected: boolean;
  readonly storage: readonly StorageUse[];
  readonly errors: readonly SiteError[];
}

/** Maximum number of rows per list. */
export const HEALTH_ROWS = 100;
const RUNS = 8;

/** Reads the health of the site. */
export const loadHealth = async (c: Context<AppBindings>): Promise<Health> => {
  const { catalog, sync, siteHealth, recordDelivery } = c.var.services;
  const [loaded, runs, jobs, problems, mails, deliveries, storage, errors] = await Promise.all([
    catalog.get(waitUntilOf(c)).catch(() => null),
    sync.log.latest(RUNS),
    siteHealth.jobs.read(),
    siteHealth.pages.problems(HEALTH_ROWS),
    siteHealth.mails.list(HEALTH_ROWS),
    siteHealth.deliveries(),
    siteHealth.storage(),
    siteHealth.errors.lastDay(HEALTH_ROWS),
  ]);
  const publishedAt = catalog.state()?.publishedAt ?? null;
  return {
    catalog:
      loaded === null
        ? null
        : {
            version: loaded.version,
            compounds: loaded.compounds.length,
            parts: catalog.state()?.parts ?? 0,
            publishedAt: publishedAt === null ? null : Date.parse(publishedAt),
          },
    runs,
    refresh: jobs['catalog-refresh'] ?? null,
    pageCheck: jobs['page-check'] ?? null,
    problems,
    mails,
    deliveries,
    isConnected: recordDelivery !== undefined,
    storage,
    errors,
  };
};
