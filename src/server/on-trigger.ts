import { logError, logEvent } from './observe/log-event.ts';
import type { Services } from './services.ts';
import { FULL_SYNC_CRON, onSchedule } from './sync/schedule.ts';

type Triggered = Pick<
  Services,
  'sync' | 'handOver' | 'accounts' | 'retention' | 'quoteRound' | 'quoteLinks' | 'publishPages' | 'content'
>;

/**
 * Runs the jobs of the cron triggers in wrangler.toml. The nightly one synchronizes the whole catalog, reads the pages
 * of a connected space into the caches, and deletes expired sign-ups, links and records. The one every five minutes
 * refreshes prices and stock, delivers pending records to the backend, reads the staff's replies to quotes, sends
 * queued emails about quotes and copies changed pages to KV. A failed job does not affect the others.
 */
export const onTrigger = async (
  cron: string,
  { sync, handOver, accounts, retention, quoteRound, quoteLinks, publishPages, content }: Triggered,
): Promise<void> => {
  const isNightly = cron === FULL_SYNC_CRON;
  const [started, handed, forgotten, kept, quoted, unlinked, published] = await Promise.allSettled([
    onSchedule(cron, sync),
    isNightly ? undefined : handOver?.round(),
    isNightly ? accounts.forgetEnded?.() : undefined,
    isNightly ? retention.round() : undefined,
    isNightly ? undefined : quoteRound(),
    isNightly ? quoteLinks.forgetEnded() : undefined,
    isNightly ? content.prepare?.(null) : publishPages(),
  ]);
  if (handed.status === 'rejected') logError('trigger failed', 'A delivery round ended early.', handed.reason);
  if (forgotten.status === 'rejected') logError('trigger failed', 'Expired sign-ups could not be deleted.', forgotten.reason);
  if (kept.status === 'rejected')
    logError('trigger failed', 'A round of deleting expired records ended early.', kept.reason);
  if (quoted.status === 'rejected') logError('trigger failed', 'A round of quotes ended early.', quoted.reason);
  if (unlinked.status === 'rejected')
    logError('trigger failed', 'Expired links to quotes could not be deleted.', unlinked.reason);
  if (published.status === 'rejected')
    logError('trigger failed', 'Changed pages could not be copied to KV.', published.reason);
  if (started.status === 'rejected') throw started.reason;
  logEvent('trigger', { cron, started: started.value });
};
