import { logError, logEvent } from './observe/log-event.ts';
import type { Services } from './services.ts';
import { healthRound } from './site-health/health-round.ts';
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
  | 'siteHealth'
>;

/**
 * Runs the jobs of the cron triggers in wrangler.toml. The nightly one synchronizes the whole catalog, reads the pages
 * of a connected space into the caches, and deletes expired sign-ups, links, sessions of staff and records. The one every five minutes
 * refreshes prices and stock, delivers pending records to the backend, reads the staff's replies to quotes, sends
 * queued emails about quotes and form messages, and copies changed pages to KV. Each records the health
 * of the site for the desk. A failed job does not affect the others.
 */
export const onTrigger = async (
  cron: string,
  {
    sync,
    recordDelivery,
    accounts,
    retention,
    quoteRound,
    quoteLinks,
    staff,
    siteHealth,
    messages,
    publishPages,
    content,
  }: Triggered,
): Promise<void> => {
  const isNightly = cron === FULL_SYNC_CRON;
  const [started, delivery, forgetting, deletion, quoteWork, linkDeletion, staffDeletion, published, mailed] =
    await Promise.allSettled([
      onSchedule(cron, sync),
      isNightly ? undefined : recordDelivery?.round(),
      isNightly ? accounts.forgetEnded?.() : undefined,
      isNightly ? retention.round() : undefined,
      isNightly ? undefined : quoteRound(),
      isNightly ? quoteLinks.forgetEnded() : undefined,
      isNightly ? staff.forgetEnded() : undefined,
      isNightly ? content.prepare?.(null) : publishPages(),
      isNightly ? undefined : messages.sendMails(),
    ]);
  if (delivery.status === 'rejected') logError('trigger failed', 'A delivery round ended early.', delivery.reason);
  if (forgetting.status === 'rejected')
    logError('trigger failed', 'Expired sign-ups could not be deleted.', forgetting.reason);
  if (deletion.status === 'rejected')
    logError('trigger failed', 'A round of deleting expired records ended early.', deletion.reason);
  if (quoteWork.status === 'rejected') logError('trigger failed', 'A round of quotes ended early.', quoteWork.reason);
  if (linkDeletion.status === 'rejected')
    logError('trigger failed', 'Expired links to quotes could not be deleted.', linkDeletion.reason);
  if (staffDeletion.status === 'rejected')
    logError('trigger failed', 'Expired records of staff could not be deleted.', staffDeletion.reason);
  if (published.status === 'rejected')
    logError('trigger failed', 'Changed pages could not be copied to KV.', published.reason);
  if (mailed.status === 'rejected')
    logError('trigger failed', 'A round of emails about form messages ended early.', mailed.reason);
  await healthRound(siteHealth, { isNightly, scheduled: started.status === 'fulfilled' ? started.value : null });
  if (started.status === 'rejected') throw started.reason;
  logEvent('trigger', { cron, started: started.value });
};
