import type { Context } from 'hono';
import type { Problem } from '../../domain/kit/errors.ts';
import { AppError } from '../http/app-error.ts';
import { problemJson } from '../http/problem.ts';
import { redirectTo, sitePath } from '../http/redirect.ts';

/** Why a form was rejected. The response repeats what was entered, except passwords. */
export interface Refusal {
  readonly status: 403 | 413 | 422 | 429 | 503;
  readonly message: string;
  readonly problems: readonly Problem[];
  /** Seconds until it may be sent again; absent if waiting does not help. */
  readonly retryAfterS?: number;
}

export const WRONG_FIELDS = 'Some fields need another look.';
export const RETRY_AFTER_S = 60;

/** Returns the rejection of a form with invalid fields. */
export const wrongFields = (problems: readonly Problem[]): Refusal => ({
  status: 422,
  message: WRONG_FIELDS,
  problems,
});

/** Returns the rejection when a storage limit is reached, or `null` for any other error. */
export const storageRefusal = (error: unknown): Refusal | null => {
  if (!(error instanceof AppError)) return null;
  const { code, message, problems, retryAfterS } = error;
  if (code !== 'storage-day-used' && code !== 'storage-full') return null;
  return { status: code === 'storage-full' ? 503 : 429, message, problems, retryAfterS: retryAfterS ?? RETRY_AFTER_S };
};

/** Whether a program or the page's JavaScript sent the form; people get a page as response. */
export const wantsJson = (c: Context): boolean =>
  (c.req.header('Accept') ?? '').includes('application/json') ||
  (c.req.header('Content-Type') ?? '').includes('application/json');

/** Responds to an accepted form: JSON for JavaScript, a redirect to the confirmation page for people. */
export const respondToForm = (c: Context, path: string, json: object): Response =>
  wantsJson(c) ? c.json(json) : redirectTo(c, sitePath(path), 303);

/**
 * Responds to a rejected form: one problem per field for JavaScript, the page again for people, with their input and
 * instructions.
 */
export const formRefused = async (
  c: Context,
  { status, message, problems, retryAfterS }: Refusal,
  page: () => Promise<Response | null> | Response,
): Promise<Response> => {
  c.header('Cache-Control', 'no-store');
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS));
  if (!wantsJson(c)) {
    c.status(status);
    const again = await page();
    if (again !== null) return again;
  }
  return problemJson(c, status, message, problems);
};
