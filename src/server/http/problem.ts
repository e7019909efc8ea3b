import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../domain/kit/errors.ts';
import { currentRequestId } from './request-meter.ts';

/**
 * An RFC 9457 answer. `parameter` names the first offender; `problems` lists them all. From status
 * 500 on `reference` is the id of the request, by which its log lines are found.
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
