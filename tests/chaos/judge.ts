import type { Answer, Visit } from './visit.ts';

/** The verdict on a response. */
export type Verdict = { readonly kind: 'good' | 'refused' | 'serverError' | 'wrong'; readonly text: string };

/** All responses of a run without faults: the text of a path for each version of the catalog. */
export class Known {
  readonly #texts = new Map<string, Map<string, string>>();

  add(version: string, path: string, text: string): void {
    const ofVersion = this.#texts.get(version) ?? new Map<string, string>();
    this.#texts.set(version, ofVersion.set(path, text));
  }

  /** Returns the allowed responses of a path: for the version that the response names, or for any without one. */
  texts(path: string, version: string | null): readonly string[] {
    const versions = version === null ? [...this.#texts.values()] : [this.#texts.get(version)];
    return versions.flatMap((one) => one?.get(path) ?? []);
  }
}

const RETRY_AFTER = /^[1-9]\d*$/;
const SHORTEST_REFUSAL = 20;
const SHOWN_CHARACTERS = 200;

/** A rejection explains itself in words and has `Retry-After`. */
const isToldWhy = ({ retryAfter, text }: Answer): boolean =>
  RETRY_AFTER.test(retryAfter ?? '') && text.length >= SHORTEST_REFUSAL;

/**
 * Judges one response. Everything that is neither correct nor a rejection that the fault allows is a server error or
 * wrong.
 */
export const judge = (visit: Visit, answer: Answer, known: Known): Verdict => {
  const { path, refusals = [] } = visit;
  const { status } = answer;
  const line = `${status} ${path}`;
  if (status === 503 && answer.retryAfter === null) return { kind: 'wrong', text: `${line} without Retry-After` };
  if (refusals.includes(status)) {
    return isToldWhy(answer) ? { kind: 'refused', text: line } : { kind: 'wrong', text: `${line} does not say why` };
  }
  if (status >= 500) return { kind: 'serverError', text: `${line}: ${answer.text.slice(0, SHOWN_CHARACTERS)}` };
  if (status !== 200) return { kind: 'wrong', text: line };
  const found = visit.wrong(answer, known.texts(path, answer.version));
  return found === null ? { kind: 'good', text: line } : { kind: 'wrong', text: `${path} ${found}` };
};
