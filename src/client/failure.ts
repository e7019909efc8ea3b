import * as v from 'valibot';
import type { Problem } from '../domain/kit/errors.ts';
import { counted } from '../domain/kit/text/counted.ts';
import { problemResponse } from '../domain/site/api/problem.ts';

/**
 * Why a request failed. `offline`: no response arrived. `invalid`: a value has to change. `unreadable`: the response
 * does not have the expected shape.
 */
export type Cause = 'offline' | 'invalid' | 'forbidden' | 'too-large' | 'too-many' | 'unavailable' | 'unreadable';

/** A failed request, with the details that matter to the visitor. */
export interface Failure {
  readonly cause: Cause;
  /** Seconds of `Retry-After`; `null` without the header. */
  readonly waitS: number | null;
  /** Title of the problem document; '' without one. */
  readonly title: string;
  readonly problems: readonly Problem[];
}

const failed = (cause: Cause): Failure => ({ cause, waitS: null, title: '', problems: [] });

const causeOf = (status: number): Cause => {
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'too-many';
  if (status === 413) return 'too-large';
  return status === 403 ? 'forbidden' : 'invalid';
};

const MAX_WAIT_S = 86_400;

/** Seconds of `Retry-After`; `null` for a date, an invalid value or more than a day. */
const waitOf = ({ headers }: Response): number | null => {
  const seconds = Number(headers.get('Retry-After') || Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_WAIT_S ? seconds : null;
};

const noProblem = { title: '', problems: [] };
const problem = v.fallback(problemResponse, noProblem);

/** Describes a failed response whose body was parsed as `json`; `null` if the body was not JSON. */
export const failureOf = (response: Response, json: unknown = null): Failure => ({
  cause: response.ok ? 'unreadable' : causeOf(response.status),
  waitS: waitOf(response),
  ...v.parse(problem, json),
});

/** Thrown for an error response or one that does not have the expected shape. */
export class FailedRequest extends Error {
  readonly failure: Failure;

  constructor(message: string, failure: Failure) {
    super(message);
    this.name = 'FailedRequest';
    this.failure = failure;
  }
}

/** Returns why a request threw. A `TypeError` from `fetch` means that no response arrived. */
export const failureIn = (error: unknown): Failure =>
  error instanceof FailedRequest ? error.failure : failed(error instanceof TypeError ? 'offline' : 'unreadable');

const againIn = (waitS: number | null, otherwise: string): string =>
  waitS === null ? otherwise : `Try again in ${counted(waitS, 'second')}.`;

/**
 * Returns one or two sentences: why a request failed and what to do. '' if the values are the cause, because their
 * fields show the reason.
 *
 * @example causeText(failureOf(tooMany)) // 'Too many requests came from your network. Try again in 42 seconds.'
 */
export const causeText = ({ cause, waitS }: Failure): string => {
  switch (cause) {
    case 'offline':
      return 'There is no connection to the server. Check your network, then try again.';
    case 'too-many':
      return `Too many requests came from your network. ${againIn(waitS, 'Try again in a minute.')}`;
    case 'too-large':
      return 'It is larger than the server takes. Shorten it or choose smaller files, then try again.';
    case 'forbidden':
      return 'The server takes it only from pages of this site. Open this page in a new tab and try again there.';
    case 'unavailable':
      return `The server has a problem right now. ${againIn(waitS, 'Try again in a minute.')}`;
    case 'unreadable':
      return 'The response of the server could not be read. Try again in a minute.';
    case 'invalid':
      return '';
  }
};

export const INPUT_IS_KEPT = 'What you typed is kept.';
