import { logError } from '../observe/log-event.ts';
import type { SyncSurroundings } from './full-sync.ts';
import type { NextRun, SyncKind, SyncRun } from './sync-run.ts';

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

/** `follows`: starts when the active run ends. `no-workflow`: this deployment cannot run it. */
export type EventualStart = 'started' | 'follows' | 'no-workflow';

export interface SyncControl extends Pick<SyncSurroundings, 'backend' | 'kv' | 'log' | 'now'> {
  /** Starts a run unless one is active. */
  start(request: NextRun): Promise<SyncStart>;
  /**
   * Starts a run, or lets it follow the active one, so that it reads everything that is stored now. Several requests
   * are followed by one run.
   */
  startOrFollow(request: NextRun): Promise<EventualStart>;
  /** Starts the run that follows one that has ended, if one was requested. */
  startNext(id: string): Promise<void>;
  /**
   * Terminates the active run at any point; published data is unchanged. A run that was to follow starts. Returns the
   * ID, or `null` without an active run.
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
/** Concurrent requests may start and end runs between two of our reads. */
const START_ATTEMPTS = 3;
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

  const begin = async ({ kind, forced }: NextRun): Promise<SyncStart> => {
    if (!workflow) return { started: false, why: 'no-workflow', id: null };
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
  };

  const startNext = async (id: string): Promise<void> => {
    const run = await log.byId(id);
    if (run === null || run.state === 'running' || run.next === null) return;
    const started = await begin(run.next);
    // Somebody started another one first.
    if (!started.started && started.why === 'busy') await log.follow(run.next);
  };

  const fail = async (id: string, message: string): Promise<void> => {
    await log.end(id, 'failed', { message });
    await startNext(id);
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
      if (isOver) await fail(run.id, 'It was ended before it was done.');
      else if (isStuck) await fail(run.id, 'It gave no sign of life for 45 minutes and was ended.');
      else live.push(run);
    }
    return live;
  };

  const start = async (request: NextRun): Promise<SyncStart> => {
    const [other] = workflow ? await running() : [];
    return other ? { started: false, why: 'busy', id: other.id } : begin(request);
  };

  const startOrFollow = async (request: NextRun): Promise<EventualStart> => {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      const result = await start(request);
      if (result.started) return 'started';
      if (result.why === 'no-workflow') return 'no-workflow';
      if (await log.follow(request)) return 'follows';
    }
    throw new Error('Other synchronizations started and ended at the same time.');
  };

  return {
    ...around,
    start,
    startOrFollow,
    startNext,
    async stop() {
      const [run] = await running();
      if (!run) return null;
      await terminate(run.id);
      await fail(run.id, 'It was stopped by hand.');
      return run.id;
    },
    async history() {
      await running();
      return log.latest(HISTORY);
    },
  };
};
