import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep, type WorkflowStepConfig } from 'cloudflare:workers';
import type { CatalogJob } from './catalog-import/uploads/catalog-jobs.ts';
import type { Env } from './env.ts';
import { servicesOf } from './services.ts';
import type { Steps } from './sync/steps.ts';

/** A check reads the whole catalog and the file again, so a failed one is retried twice. */
const STEP: WorkflowStepConfig = {
  retries: { limit: 2, delay: '5 seconds', backoff: 'constant' },
  timeout: '5 minutes',
};

/** The runtime's steps. Their declared type describes JSON values too deeply for TypeScript to compare it with ours. */
interface RuntimeSteps {
  do<Result>(name: string, config: WorkflowStepConfig, work: () => Promise<Result>): Promise<Result>;
}

/** Checks and publishes files of the catalog; the runtime stores the result of each step. */
export class CatalogImport extends WorkflowEntrypoint<Env> {
  override async run({ payload }: WorkflowEvent<CatalogJob>, step: WorkflowStep): Promise<void> {
    const runtimeSteps = step as unknown as RuntimeSteps;
    const steps: Steps = { do: (name, work) => runtimeSteps.do(name, STEP, work) };
    await servicesOf(this.env).catalogFiles.run(payload, steps);
  }
}
