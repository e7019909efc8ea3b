import type { Context } from 'hono';
import type { AppBindings } from '../../../../app-bindings.ts';
import { waitUntilOf } from '../../../../http/wait-until.ts';
import { logFailure } from '../../../../resilience/log-failure.ts';
import { wait } from '../../../../resilience/wait.ts';
import type { SyncControl } from '../../../../sync/sync-control.ts';
import type { SyncKind } from '../../../../sync/sync-run.ts';
import type { IndexStart } from './form-state.ts';

const RETRY_MS = 6000;
const RETRIES = 4;

/** Starts a refresh as soon as the active synchronization has ended. After that the cron trigger does it. */
const startLater = async (sync: SyncControl): Promise<void> => {
  for (let tries = 0; tries < RETRIES; tries++) {
    await wait(RETRY_MS);
    const start = await sync.start({ kind: 'refresh', forced: false });
    if (start.started || start.why !== 'busy') return;
  }
};

/** Starts a synchronization of the search index. Never throws: the change is saved already. */
export const startIndex = async (c: Context<AppBindings>, kind: SyncKind): Promise<IndexStart> => {
  const { sync } = c.var.services;
  try {
    const start = await sync.start({ kind, forced: false });
    if (start.started) return 'started';
    if (start.why !== 'busy') return 'none';
    if (kind === 'refresh') waitUntilOf(c)(startLater(sync).catch(() => undefined));
    return 'busy';
  } catch (cause) {
    logFailure('A synchronization could not be started after a change at the desk.', cause);
    return 'busy';
  }
};

export const isIndexStart = (text: string | undefined): text is IndexStart =>
  text === 'started' || text === 'busy' || text === 'none';
