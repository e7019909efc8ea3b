/** One thing wrong with one named input, said so that the person can mend it. */
export interface Problem {
  /** The query parameter or field the problem is about, as the sender spelled it. */
  readonly parameter: string;
  /** What happened, why, and what to do, in one sentence. */
  readonly message: string;
}

/** Either the parsed value or the reasons why there is none. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
