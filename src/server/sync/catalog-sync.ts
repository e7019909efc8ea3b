import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep, type WorkflowStepConfig } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { servicesOf } from '../services.ts';
import { fullSync, type SyncOutcome } from './full-sync.ts';
import { refresh } from './refresh.ts';
import type { Steps } from './steps.ts';
import type { SyncKind } from './sync-run.ts';

export interface SyncParameters {
  readonly kind: SyncKind;
  readonly forced: boolean;
}

/** Eight tries over some 40 minutes: an outage of the backend shorter than that costs time only. */
const PATIENT: WorkflowStepConfig = {
  retries: { limit: 8, delay: '10 seconds', backoff: 'exponential' },
  timeout: '5 minutes',
};

/** The next refresh comes in a few minutes anyway. */
const BRIEF: WorkflowStepConfig = {
  retries: { limit: 2, delay: '10 seconds', backoff: 'constant' },
  timeout: '2 minutes',
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Brings the published catalogue up to date, step by step; the runtime keeps what each step returned. */
export class CatalogSync extends WorkflowEntrypoint<Env> {
  async run({ payload, instanceId: id }: WorkflowEvent<SyncParameters>, step: WorkflowStep): Promise<SyncOutcome> {
    const { sync } = servicesOf(this.env);
    const config = payload.kind === 'full' ? PATIENT : BRIEF;
    const told = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        console.error(`Step "${name}" of synchronisation ${id} failed.`, error);
        await sync.log.note(id, { message: `Step "${name}" failed and is tried again: ${reasonOf(error)}` });
        throw error;
      }
    };
    const steps: Steps = { do: (name, work) => step.do(name, config, () => told(name, work)) };
    try {
      const run = payload.kind === 'full' ? fullSync : refresh;
      return await run({ id, forced: payload.forced }, { ...sync, steps });
    } catch (error) {
      await step.do('note failure', BRIEF, async () => {
        await sync.log.end(id, 'failed', { message: reasonOf(error) });
        return null;
      });
      throw error;
    }
  }
}
