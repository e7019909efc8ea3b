import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../domain/kit/errors.ts';
import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
import type { AppErrorCode } from './app-error.ts';
import { currentRequestId } from './request-meter.ts';

/** Returns the URL of the description of an error, relative to the request. */
const typeOf = (code: AppErrorCode): string => `${'/developers' satisfies AppPath}#error-${code}`;

/**
 * Returns a problem response (RFC 9457). `code` is stable, and `type` is the URL of its description, relative to the
 * request; without a code the status says enough. `parameter` names the first invalid parameter; `problems` lists all of them;
 * `details` are additional members. For status 500 and above, `reference` is the ID of the request, which its log lines contain.
 */
export const problemJson = (
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  problems: readonly Problem[] = [],
  code?: AppErrorCode,
  details: object = {},
): Response => {
  const [first] = problems;
  const reference = status >= 500 ? currentRequestId() : undefined;
  const body = {
    type: code === undefined ? 'about:blank' : typeOf(code),
    title,
    status,
    ...(code !== undefined && { code }),
    ...(first ? { detail: first.message, parameter: first.parameter, problems } : {}),
    ...(reference !== undefined && { reference }),
    ...details,
  };
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
};
