import * as v from 'valibot';
import type { Problem } from '../../domain/kit/errors.ts';
import { type Failure, failureIn, failureOf } from '../failure.ts';

/** The server has it. */
export interface TakenAnswer {
  readonly ok: true;
  /** Path to go to; '' for none. */
  readonly redirect: string;
  readonly json: unknown;
}

/** The server refused it, or no response arrived. */
export interface RefusedAnswer {
  readonly ok: false;
  /** `null`: the form's own default text. */
  readonly message: string | null;
  readonly problems: readonly Problem[];
  /** Why it failed, for what is said after `message`. */
  readonly failure: Failure;
  readonly json: unknown;
}

/** What came of sending a form. */
export type FormAnswer = TakenAnswer | RefusedAnswer;

const at = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      json,
    );

const textAt = (json: unknown, path: string): string => {
  const value = path === '' ? undefined : at(json, path);
  return typeof value === 'string' ? value : '';
};

/** Where a form was sent may be any address of this site: what does not fit is not there. */
const taken = v.fallback(v.object({ redirect: v.fallback(v.string(), '') }), { redirect: '' });

/**
 * Posts a form and reads the answer. Never throws: no answer is a failure with the default text.
 *
 * @param errorPath dot path of the message in a failed answer; '' for none
 * @param fetcher what sends; the session's own for what belongs to an account
 */
export const sendForm = async (
  action: string,
  init: Pick<RequestInit, 'body' | 'method' | 'headers'>,
  errorPath: string,
  fetcher: typeof fetch = fetch,
): Promise<FormAnswer> => {
  try {
    const response = await fetcher(action, {
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
    });
    const json: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, ...v.parse(taken, json), json };
    const failure = failureOf(response, json);
    return { ok: false, message: textAt(json, errorPath) || null, problems: failure.problems, failure, json };
  } catch (error) {
    return { ok: false, message: null, problems: [], failure: failureIn(error), json: null };
  }
};
