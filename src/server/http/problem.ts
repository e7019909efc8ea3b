import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../domain/kit/errors.ts';
import { currentRequestId } from './request-meter.ts';

/**
 * Returns a problem response (RFC 9457). `parameter` names the first invalid parameter; `problems` lists all of them.
 * For status 500 and above, `reference` is the ID of the request, which its log lines contain.
 */
export const problemJson = (
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  problems: readonly Problem[] = [],
): Response => {
  const [first] = problems;
  const reference = status >= 500 ? currentRequestId() : undefined;
  const body = {
    type: 'about:blank',
    title,
    status,
    ...(first ? { detail: first.message, parameter: first.parameter, problems } : {}),
    ...(reference !== undefined && { reference }),
  };
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
};
