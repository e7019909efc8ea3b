import type { Services } from './services.ts';
import { FULL_SYNC_CRON, onSchedule } from './sync/schedule.ts';

/**
 * What the cron triggers of wrangler.toml do: the nightly one has the whole catalog read, forgets sign-ups and links that
 * have ended and deletes what is kept no longer; the one of every five minutes has prices and stock refreshed and hands over
 * what is owed to the backend. No part waits for another or fails with it.
 */
export const onTrigger = async (
  cron: string,
  { sync, handOver, accounts, retention }: Pick<Services, 'sync' | 'handOver' | 'accounts' | 'retention'>,
): Promise<void> => {
  const isNightly = cron === FULL_SYNC_CRON;
  const [started, handed, forgotten, kept] = await Promise.allSettled([
    onSchedule(cron, sync),
    isNightly ? undefined : handOver?.round(),
    isNightly ? accounts.forgetEnded?.() : undefined,
    isNightly ? retention.round() : undefined,
  ]);
  if (handed.status === 'rejected') console.error('A round of handing over ended early.', handed.reason);
  if (forgotten.status === 'rejected') console.error('Ended sign-ups are still kept.', forgotten.reason);
  if (kept.status === 'rejected') console.error('A round of deleting what is kept no longer ended early.', kept.reason);
  if (started.status === 'rejected') throw started.reason;
  console.log(JSON.stringify({ cron, started: started.value }));
};
