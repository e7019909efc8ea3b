import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../domain/errors.ts';

/** An RFC 9457 answer. `parameter` names the first offender; `problems` lists them all. */
export const problemJson = (
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  problems: readonly Problem[] = [],
): Response => {
  const [first] = problems;
  const body = {
    type: 'about:blank',
    title,
    status,
    ...(first ? { detail: first.message, parameter: first.parameter, problems } : {}),
  };
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
};
