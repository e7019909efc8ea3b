/** The result of a step, at most 1 MiB. It is stored, and returned again when the run continues in another isolate. */
export type StepResult =
  | null
  | boolean
  | number
  | string
  | readonly StepResult[]
  | { readonly [name: string]: StepResult };

/**
 * Runs named steps. A completed step is never run again; its stored result is returned instead. A step that fails or is
 * interrupted is run again from its beginning, so steps must be idempotent.
 */
export interface Steps {
  do<Result extends StepResult>(name: string, work: () => Promise<Result>): Promise<Result>;
}
