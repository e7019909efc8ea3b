import { logError } from '../observe/log-event.ts';
import type { PathExists } from './page-check.ts';
import type { SiteHealth } from './site-health.ts';

/**
 * Records that a trigger checked the catalog's source for changes. The nightly one also deletes old errors and checks the
 * content pages. Never throws.
 *
 * @param scheduled result of the synchronization; `null` if it could not be started
 * @param exists for the check of pages, which is omitted without it
 */
export const healthRound = async (
  { errors, jobs, pages }: Pick<SiteHealth, 'errors' | 'jobs' | 'pages'>,
  {
    isNightly,
    scheduled,
    exists,
  }: { readonly isNightly: boolean; readonly scheduled: string | null; readonly exists: PathExists | null },
): Promise<void> => {
  const results = await Promise.allSettled([
    scheduled === null ? undefined : jobs.record('catalog-refresh', scheduled),
    isNightly ? errors.forgetEnded() : undefined,
    isNightly && exists !== null ? pages.run(exists) : undefined,
  ]);
  for (const result of results)
    if (result.status === 'rejected')
      logError('trigger failed', 'The health of the site could not be checked.', result.reason);
};
