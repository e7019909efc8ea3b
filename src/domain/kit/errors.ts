/** A problem with one named input, worded so that the person can fix it. */
export interface Problem {
  /** The query parameter or field with the problem, as the sender spelled it. */
  readonly parameter: string;
  /** What happened, why, and what to do, in one sentence. */
  readonly message: string;
}

/** The parsed value, or the problems that prevented parsing. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
