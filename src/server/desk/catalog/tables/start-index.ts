import type { Context } from 'hono';
import type { AppBindings } from '../../../app-bindings.ts';
import { logFailure } from '../../../resilience/log-failure.ts';
import type { SyncKind } from '../../../sync/sync-run.ts';
import type { IndexStart } from './form-state.ts';

/** Starts a synchronization of the search index. Never throws: the change is saved already. */
export const startIndex = async (c: Context<AppBindings>, kind: SyncKind): Promise<IndexStart> => {
  try {
    const start = await c.var.services.sync.start({ kind, forced: false });
    if (start.started) return 'started';
    return start.why === 'busy' ? 'busy' : 'none';
  } catch (cause) {
    logFailure('A synchronization could not be started after a change at the desk.', cause);
    return 'busy';
  }
};

export const isIndexStart = (text: string | undefined): text is IndexStart =>
  text === 'started' || text === 'busy' || text === 'none';
