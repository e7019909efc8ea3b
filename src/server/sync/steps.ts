/** What a step may return: it is kept, at most 1 MiB, and given again when the run goes on in another isolate. */
export type StepResult =
  | null
  | boolean
  | number
  | string
  | readonly StepResult[]
  | { readonly [name: string]: StepResult };

/**
 * Runs named steps. A step that has returned is never run again: what it returned is given instead. One that fails, or
 * is cut short, is run again from its beginning; so a step may repeat what it did, and must come to the same.
 */
export interface Steps {
  do<Result extends StepResult>(name: string, work: () => Promise<Result>): Promise<Result>;
}
