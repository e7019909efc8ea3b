/** One thing visitors do, and what proves that the answer is right. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** What is sent; absent: the visit only reads. `turn` counts what was sent before. */
  readonly send?: (turn: number) => { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  /** Statuses that are right as well, if the answer is JSON and says when to come back. */
  readonly refusals?: readonly number[];
  /** What is wrong with the answer, given what it was while all was well; null: nothing. */
  readonly wrong: (text: string, well: string) => string | null;
}
