import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep, type WorkflowStepConfig } from 'cloudflare:workers';
import type { Env } from './env.ts';
import { logError, logEvent } from './observe/log-event.ts';
import { wait } from './resilience/wait.ts';
import { servicesOf } from './services.ts';
import type { SyncOutcome, SyncSurroundings } from './sync/full-sync.ts';
import type { Steps } from './sync/steps.ts';
import type { SyncKind } from './sync/sync-run.ts';

export interface SyncParameters {
  readonly kind: SyncKind;
  readonly forced: boolean;
}

/** Eight retries within about 40 minutes, so that a shorter outage of the backend only delays the run. */
const PATIENT: WorkflowStepConfig = {
  retries: { limit: 8, delay: '10 seconds', backoff: 'exponential' },
  timeout: '5 minutes',
};

/** Few retries, because the next refresh starts within minutes, and data files wait for the next version. */
const BRIEF: WorkflowStepConfig = {
  retries: { limit: 2, delay: '10 seconds', backoff: 'constant' },
  timeout: '2 minutes',
};

/** Log line for each attempt of a step. */
export interface StepLine {
  readonly event: 'sync step';
  readonly run: string;
  readonly step: string;
  readonly outcome: 'done' | 'failed';
  readonly ms: number;
}

/** A local runtime polls the network only when it is idle; a timer lets it. */
const pause = (): Promise<void> => wait(1);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The runtime's steps. Their declared type describes JSON values too deeply for TypeScript to compare it with ours. */
interface RuntimeSteps {
  do<Result>(name: string, config: WorkflowStepConfig, work: () => Promise<Result>): Promise<Result>;
}

/** Updates the published catalog step by step; the runtime stores the result of each step. */
export class CatalogSync extends WorkflowEntrypoint<Env> {
  override async run(
    { payload, instanceId: id }: WorkflowEvent<SyncParameters>,
    step: WorkflowStep,
  ): Promise<SyncOutcome> {
    const { sync } = servicesOf(this.env);
    const config = payload.kind === 'full' ? PATIENT : BRIEF;
    const logged = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const startedAt = Date.now();
      const log = (outcome: StepLine['outcome']): void => {
        const line: Omit<StepLine, 'event'> = { run: id, step: name, outcome, ms: Date.now() - startedAt };
        logEvent('sync step', line);
      };
      try {
        const result = await work();
        log('done');
        return result;
      } catch (error) {
        log('failed');
        logError('sync step failed', `Step "${name}" of synchronization ${id} failed.`, error);
        await sync.log.note(id, { message: `Step "${name}" failed and will be retried: ${reasonOf(error)}` });
        throw error;
      }
    };
    const runtimeSteps = step as unknown as RuntimeSteps;
    const stepsWith = (one: WorkflowStepConfig): Steps => ({
      do: (name, work) => runtimeSteps.do(name, one, () => logged(name, work)),
    });
    const bucket = this.env.DATA;
    const onPublished: SyncSurroundings['onPublished'] = async (kind, published) => {
      if (bucket === undefined) return;
      const note = (message: string): Promise<void> => sync.log.note(id, { message });
      try {
        const { writeData } = await import('./data/write-data.ts');
        await writeData(kind, published, { steps: stepsWith(BRIEF), bucket, kv: sync.kv, pause, note });
      } catch (error) {
        logError('data files not written', `The data files of version ${published.version} are missing.`, error);
      }
    };
    const startNext = (): Promise<null> =>
      step.do('start next', BRIEF, async () => {
        await sync.startNext(id);
        return null;
      });
    let outcome: SyncOutcome;
    try {
      const [{ fullSync }, { refresh }] = await Promise.all([
        import('./sync/full-sync.ts'),
        import('./sync/refresh.ts'),
      ]);
      const run = payload.kind === 'full' ? fullSync : refresh;
      outcome = await run({ id, forced: payload.forced }, { ...sync, steps: stepsWith(config), pause, onPublished });
    } catch (error) {
      await step.do('note failure', BRIEF, async () => {
        await sync.log.end(id, 'failed', { message: reasonOf(error) });
        return null;
      });
      await startNext();
      throw error;
    }
    await startNext();
    return outcome;
  }
}
