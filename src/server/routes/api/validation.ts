import { vValidator } from '@hono/valibot-validator';
import type { BaseIssue, GenericSchema } from 'valibot';
import { getDotPath } from 'valibot';
import { AppError } from '../../http/app-error.ts';
import { mediaTypeOf } from '../../http/media-type.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** The schema library's default messages, which all begin like this, are written for developers. */
const IS_DEFAULT = /^Invalid \w+: /;

/**
 * Returns the problem of a parameter in the style of the other messages.
 *
 * @example issueText(missingField) // 'is missing.'
 */
const issueText = ({ message, kind, expected, received }: BaseIssue<unknown>): string => {
  if (!IS_DEFAULT.test(message)) return message;
  if (expected === 'never') return 'is not a field of this object.';
  if (received === 'undefined') return 'is missing.';
  if (expected === 'never') return 'is not a field here.';
  const wanted = kind === 'schema' && expected !== null ? KINDS[expected] : undefined;
  return wanted === undefined ? 'has a value we do not understand.' : `must be ${wanted}.`;
};

/** Issues that an alternative of a union has only because it is not the intended one. */
const OTHER_ALTERNATIVE: readonly string[] = ['object', 'strict_object'];

/**
 * Returns the issues within a value that matches no alternative of a union: those of its fields, or else the issue of
 * the union.
 */
const withinUnion = (issue: BaseIssue<unknown>): readonly BaseIssue<unknown>[] => {
  const inFields = (issue.issues ?? []).flatMap(({ path, ...inner }) =>
    path === undefined || OTHER_ALTERNATIVE.includes(inner.type)
      ? []
      : [{ ...inner, path: [...(issue.path ?? []), ...path] as typeof path }],
  );
  return inFields.length === 0 ? [issue] : inFields;
};

/** Throws `AppError` with the problems that a schema found. */
export const refuseInvalid = (
  result: { readonly success: true } | { readonly success: false; readonly issues: readonly BaseIssue<unknown>[] },
): void => {
  if (result.success) return;
  const problems = result.issues.flatMap(withinUnion).map((issue) => {
    const parameter = getDotPath(issue as Parameters<typeof getDotPath>[0]) ?? 'body';
    return { parameter, message: `${parameter}: ${issueText(issue)}` };
  });
  throw new AppError('bad-input', { problems });
};

const IS_JSON = /^application\/(?:[a-z.-]+\+)?json$/;
const JSON_ONLY = 'This address takes JSON. Send the header Content-Type: application/json.';

/** Validates a request with its endpoint's schema: `c.req.valid('query')` then returns the parsed value. */
export const checked = <Takes extends 'query' | 'param' | 'json', Request extends GenericSchema>({
  takes,
  request,
}: {
  readonly takes: Takes;
  readonly request: Request;
}) =>
  vValidator(takes, request, (result, c) => {
    if (takes === 'json' && !IS_JSON.test(mediaTypeOf(c)))
      throw new AppError('unsupported-type', { message: JSON_ONLY });
    refuseInvalid(result);
  });
