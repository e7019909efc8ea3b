import { readPointer } from '../catalog/publish.ts';
import type { SyncControl } from './sync-control.ts';

/** The trigger in wrangler.toml for a full read of the catalog. All others refresh price and stock. */
export const FULL_SYNC_CRON = '23 4 * * *';

/** The result of a trigger, for the log. */
export type Scheduled = 'follows' | 'full' | 'no-record' | 'no-workflow' | 'nothing changed' | 'refresh';

/**
 * Starts the synchronization of a cron trigger, now or after the active one. Without changes a refresh is not started at all: no run, no step, no
 * write.
 */
export const onSchedule = async (cron: string, desk: SyncControl): Promise<Scheduled> => {
  const kind = cron === FULL_SYNC_CRON ? 'full' : 'refresh';
  if (kind === 'refresh') {
    const pointer = await readPointer(desk.kv);
    if (!pointer || pointer.cursor === null) return 'no-record';
    if ((await desk.backend.changeCursor()) === pointer.cursor) return 'nothing changed';
  }
  const start = await desk.startOrFollow({ kind, forced: false });
  return start === 'started' ? kind : start;
};
