import type { Context } from 'hono';
import type { AppBindings } from '../../../../app-bindings.ts';
import { logFailure } from '../../../../resilience/log-failure.ts';
import type { SyncKind } from '../../../../sync/sync-run.ts';
import type { IndexStart } from './form-state.ts';

/** Starts a synchronization of the search index. Never throws: the change is saved already. */
export const startIndex = async (c: Context<AppBindings>, kind: SyncKind): Promise<IndexStart> => {
  try {
    return await c.var.services.sync.startOrFollow({ kind, forced: false });
  } catch (cause) {
    logFailure('A synchronization could not be started after a change at the desk.', cause);
    return 'failed';
  }
};

const STARTS = ['started', 'follows', 'failed', 'no-workflow'] as const satisfies readonly IndexStart[];

export const isIndexStart = (text: string | undefined): text is IndexStart => STARTS.some((start) => start === text);
