import * as v from 'valibot';
import type { Problem } from '../../domain/kit/errors.ts';
import { type Failure, failureIn, failureOf } from '../failure.ts';

/** The server accepted the form. */
export interface AcceptedForm {
  readonly ok: true;
  /** Path to navigate to, or ''. */
  readonly redirect: string;
  readonly json: unknown;
}

/** The server refused the form, or no response arrived. */
export interface RejectedForm {
  readonly ok: false;
  /** `null` for the form's default text. */
  readonly message: string | null;
  readonly problems: readonly Problem[];
  /** Why it failed, for the text after `message`. */
  readonly failure: Failure;
  readonly json: unknown;
}

/** The result of sending a form. */
export type FormResponse = AcceptedForm | RejectedForm;

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

/** A form may post to any URL of this site, so fields that do not match are treated as absent. */
const taken = v.fallback(v.object({ redirect: v.fallback(v.string(), '') }), { redirect: '' });

/**
 * Posts a form and parses the response. Never throws: a missing response is a failure with the default text.
 *
 * @param errorPath dot path of the message in an error response, or ''
 * @param fetcher sends the request; the session's `fetch` for account endpoints
 */
export const sendForm = async (
  action: string,
  init: Pick<RequestInit, 'body' | 'method' | 'headers'>,
  errorPath: string,
  fetcher: typeof fetch = fetch,
): Promise<FormResponse> => {
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
