import { logError, logEvent } from './observe/log-event.ts';
import type { Services } from './services.ts';
import { healthRound } from './site-health/health-round.ts';
import type { PathExists } from './site-health/page-check.ts';
import { FULL_SYNC_CRON, onSchedule } from './sync/schedule.ts';

type Triggered = Pick<
  Services,
  | 'sync'
  | 'recordDelivery'
  | 'accounts'
  | 'retention'
  | 'quoteRound'
  | 'quoteLinks'
  | 'staff'
  | 'messages'
  | 'publishPages'
  | 'content'
  | 'catalogFiles'
  | 'siteHealth'
>;

interface Job {
  readonly run: (services: Triggered) => Promise<unknown> | undefined;
  /** Logged if the job fails. */
  readonly failure: string;
}

/** Jobs of the trigger every five minutes, in addition to the refresh of prices and stock. */
const FREQUENT: readonly Job[] = [
  { run: ({ recordDelivery }) => recordDelivery?.round(), failure: 'A delivery round ended early.' },
  { run: ({ quoteRound }) => quoteRound(), failure: 'A round of quotes ended early.' },
  { run: ({ messages }) => messages.sendMails(), failure: 'A round of emails about form messages ended early.' },
  { run: ({ publishPages }) => publishPages(), failure: 'Changed pages could not be copied to KV.' },
];

/** Jobs of the nightly trigger, in addition to the synchronization of the whole catalog. */
const NIGHTLY: readonly Job[] = [
  { run: ({ accounts }) => accounts.forgetEnded?.(), failure: 'Expired sign-ups could not be deleted.' },
  { run: ({ retention }) => retention.round(), failure: 'A round of deleting expired records ended early.' },
  { run: ({ quoteLinks }) => quoteLinks.forgetEnded(), failure: 'Expired links to quotes could not be deleted.' },
  { run: ({ staff }) => staff.forgetEnded(), failure: 'Expired records of staff could not be deleted.' },
  { run: ({ catalogFiles }) => catalogFiles.forgetOld(), failure: 'Old uploads of the catalog could not be deleted.' },
  { run: ({ content }) => content.prepare?.(null), failure: 'The pages of the connected space could not be read.' },
];

/**
 * Runs the jobs of a cron trigger of wrangler.toml, then records the health of the site for the desk. A failed job does not affect
 * the others.
 *
 * @param exists returns whether a path of this site has a page or a file; without it, the nightly check of pages is omitted
 */
export const onTrigger = async (cron: string, services: Triggered, exists: PathExists | null = null): Promise<void> => {
  const isNightly = cron === FULL_SYNC_CRON;
  const jobs = isNightly ? NIGHTLY : FREQUENT;
  const [[started], done] = await Promise.all([
    Promise.allSettled([onSchedule(cron, services.sync)]),
    Promise.allSettled(jobs.map(async ({ run }) => run(services))),
  ]);
  for (const [at, result] of done.entries()) {
    if (result.status === 'rejected') logError('trigger failed', jobs[at]?.failure ?? '', result.reason);
  }
  const scheduled = started.status === 'fulfilled' ? started.value : null;
  await healthRound(services.siteHealth, { isNightly, scheduled, exists });
  if (started.status === 'rejected') throw started.reason;
  logEvent('trigger', { cron, started: started.value });
};
