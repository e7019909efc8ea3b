declare module 'cloudflare:workers' {
  /** Lets work of the current request go on after its answer was sent. */
  export function waitUntil(work: Promise<unknown>): void;

  /** What a Workflow is a subclass of. */
  export abstract class WorkflowEntrypoint<Bindings> {
    protected readonly env: Bindings;
  }

  export interface WorkflowEvent<Payload> {
    readonly payload: Readonly<Payload>;
    readonly instanceId: string;
  }

  export interface WorkflowStepConfig {
    readonly retries: {
      readonly limit: number;
      /** `10 seconds` */
      readonly delay: string;
      readonly backoff: 'constant' | 'exponential' | 'linear';
    };
    /** Of one try: `5 minutes` */
    readonly timeout: string;
  }

  /** `do` gives what an earlier run of the step returned, if there was one. */
  export interface WorkflowStep {
    do<Result>(name: string, config: WorkflowStepConfig, work: () => Promise<Result>): Promise<Result>;
  }
}
