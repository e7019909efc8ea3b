import type { Services } from './services.ts';
import { FULL_SYNC_CRON, onSchedule } from './sync/schedule.ts';

/**
 * What the cron triggers of wrangler.toml do: the nightly one has the whole catalogue read and forgets sign-ups and links
 * that have ended; the one of every five minutes has prices and stock refreshed and hands over what is owed to the backend.
 * No part waits for another or fails with it.
 */
export const onTrigger = async (
  cron: string,
  { sync, handOver, accounts }: Pick<Services, 'sync' | 'handOver' | 'accounts'>,
): Promise<void> => {
  const [started, handed, forgotten] = await Promise.allSettled([
    onSchedule(cron, sync),
    cron === FULL_SYNC_CRON ? undefined : handOver?.round(),
    cron === FULL_SYNC_CRON ? accounts.forgetEnded?.() : undefined,
  ]);
  if (handed.status === 'rejected') console.error('A round of handing over ended early.', handed.reason);
  if (forgotten.status === 'rejected') console.error('Ended sign-ups are still kept.', forgotten.reason);
  if (started.status === 'rejected') throw started.reason;
  console.log(JSON.stringify({ cron, started: started.value }));
};
