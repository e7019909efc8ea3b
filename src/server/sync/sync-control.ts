import { logError } from '../observe/log-event.ts';
import type { SyncSurroundings } from './full-sync.ts';
import type { SyncKind, SyncRun } from './sync-run.ts';

/** The part of a Workflow binding that is used. */
export interface SyncWorkflow {
  create(options: {
    readonly id: string;
    readonly params: { readonly kind: SyncKind; readonly forced: boolean };
  }): Promise<unknown>;
  get(id: string): Promise<SyncInstance>;
}

export interface SyncInstance {
  status(): Promise<{ readonly status: string; readonly error?: unknown }>;
  terminate(): Promise<void>;
}

export interface SyncControlOptions extends Pick<SyncSurroundings, 'backend' | 'kv' | 'log' | 'now'> {
  /** `null` if this deployment has none. */
  readonly workflow: SyncWorkflow | null;
  readonly newId: () => string;
}

export type SyncStart =
  | { readonly started: true; readonly id: string }
  /** `busy`: another run is active. `no-workflow`: this deployment cannot run it. */
  | { readonly started: false; readonly why: 'busy' | 'no-workflow'; readonly id: string | null };

export interface SyncControl extends Pick<SyncSurroundings, 'backend' | 'kv' | 'log' | 'now'> {
  /** Starts a run unless one is active. */
  start(request: { readonly kind: SyncKind; readonly forced: boolean }): Promise<SyncStart>;
  /**
   * Terminates the active run at any point; published data is unchanged. Returns its ID, or `null` without an active
   * run.
   */
  stop(): Promise<string | null>;
  /** Returns the latest runs, newest first. Runs that ended without recording it are marked as failed. */
  history(): Promise<readonly SyncRun[]>;
}

const HISTORY = 30;

/** A run that has been recorded but has not begun within this time will never begin. */
const BEGIN_MS = 5 * 60_000;
/**
 * A run records every attempt of a step, and the last two attempts are 21 minutes apart. A run that is silent for
 * longer is stuck.
 */
const SILENT_MS = 45 * 60_000;
const ENDED = ['errored', 'terminated', 'complete', 'unknown'];

/** Starts synchronizations, one at a time, and reports them. */
export const createSyncControl = ({ workflow, newId, ...around }: SyncControlOptions): SyncControl => {
  const { log, now } = around;

  /** Returns the runtime's status of a run, or `null` if the runtime does not know it. */
  const statusOf = async (id: string): Promise<string | null> => {
    try {
      return (await (await workflow?.get(id))?.status())?.status ?? null;
    } catch {
      return null;
    }
  };

  const terminate = async (id: string): Promise<void> => {
    try {
      await (await workflow?.get(id))?.terminate();
    } catch (error) {
      // The run has already ended, or never began.
      logError('sync not ended', `Synchronization ${id} could not be terminated.`, error);
    }
  };

  /**
   * Returns the active runs. A run that was terminated from outside could not record that itself, so it is ended here.
   */
  const running = async (): Promise<SyncRun[]> => {
    const live: SyncRun[] = [];
    for (const run of await log.running()) {
      const status = await statusOf(run.id);
      const isOver = status === null ? now() - run.startedAt > BEGIN_MS : ENDED.includes(status);
      const isStuck = !isOver && now() - run.updatedAt > SILENT_MS;
      if (isStuck) await terminate(run.id);
      if (isOver) await log.end(run.id, 'failed', { message: 'It was ended before it was done.' });
      else if (isStuck)
        await log.end(run.id, 'failed', { message: 'It gave no sign of life for 45 minutes and was ended.' });
      else live.push(run);
    }
    return live;
  };

  return {
    ...around,
    async start({ kind, forced }) {
      if (!workflow) return { started: false, why: 'no-workflow', id: null };
      const [other] = await running();
      if (other) return { started: false, why: 'busy', id: other.id };
      const id = newId();
      if (!(await log.begin({ id, kind, forced }))) {
        const [active] = await log.running();
        return { started: false, why: 'busy', id: active?.id ?? null };
      }
      try {
        await workflow.create({ id, params: { kind, forced } });
      } catch (error) {
        await log.end(id, 'failed', { message: 'It could not be started.' });
        throw error;
      }
      return { started: true, id };
    },
    async stop() {
      const [run] = await running();
      if (!run) return null;
      await terminate(run.id);
      await log.end(run.id, 'failed', { message: 'It was stopped by hand.' });
      return run.id;
    },
    async history() {
      await running();
      return log.latest(HISTORY);
    },
  };
};
