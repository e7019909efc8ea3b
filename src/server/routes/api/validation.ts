import { vValidator } from '@hono/valibot-validator';
import type { BaseIssue, GenericSchema } from 'valibot';
import { getDotPath } from 'valibot';
import { AppError } from '../../http/app-error.ts';

/** Turns what a schema found wrong into the one error the Worker answers with. */
export const refuseInvalid = (
  result: { readonly success: true } | { readonly success: false; readonly issues: readonly BaseIssue<unknown>[] },
): void => {
  if (result.success) return;
  const problems = result.issues.map((issue) => {
    const parameter = getDotPath(issue as Parameters<typeof getDotPath>[0]) ?? 'body';
    return { parameter, message: `${parameter}: ${issue.message}` };
  });
  throw new AppError('bad-input', { problems });
};

/** Checks a request by its endpoint: `c.req.valid('query')` is then what its schema makes of it. */
export const checked = <Takes extends 'query' | 'param' | 'json', Request extends GenericSchema>({
  takes,
  request,
}: {
  readonly takes: Takes;
  readonly request: Request;
}) => vValidator(takes, request, refuseInvalid);
