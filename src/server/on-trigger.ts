import type { Services } from './services.ts';
import { FULL_SYNC_CRON, onSchedule } from './sync/schedule.ts';

/**
 * What the cron triggers of wrangler.toml do: the nightly one has the whole catalogue read and deletes
 * what is kept no longer; the one of every five minutes
 * has prices and stock refreshed and hands over what is owed to the backend. Neither waits for the other or fails with it.
 */
export const onTrigger = async (
  cron: string,
  { sync, handOver, retention }: Pick<Services, 'sync' | 'handOver' | 'retention'>,
): Promise<void> => {
  const [started, handed, kept] = await Promise.allSettled([
    onSchedule(cron, sync),
    cron === FULL_SYNC_CRON ? undefined : handOver?.round(),
    cron === FULL_SYNC_CRON ? retention.round() : undefined,
  ]);
  if (handed.status === 'rejected') console.error('A round of handing over ended early.', handed.reason);
  if (kept.status === 'rejected') console.error('A round of deleting what is kept no longer ended early.', kept.reason);
  if (started.status === 'rejected') throw started.reason;
  console.log(JSON.stringify({ cron, started: started.value }));
};
