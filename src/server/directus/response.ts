import * as v from 'valibot';
import { BackendError, type BackendErrorKind } from './backend-error.ts';

const errorBody = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        message: v.optional(v.string(), ''),
        extensions: v.optional(v.object({ code: v.optional(v.string(), '') }), {}),
      }),
    ),
    v.minLength(1),
  ),
});

const STATUS_KINDS: Readonly<Record<number, BackendErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  414: 'address-too-long',
  429: 'rate-limited',
  431: 'address-too-long',
};

/**
 * Matches `Invalid query. "limit" must be less than or equal to 1000.` Other messages may mention a limit of depth or
 * rate.
 */
const LIMIT_REFUSED = /"limit" must be /i;
const MAX_LIMIT = /"limit" must be less than or equal to (\d+)/i;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const kindOf = (status: number, message: string): BackendErrorKind => {
  const statusKind = STATUS_KINDS[status];
  if (statusKind) return statusKind;
  if (status >= 500) return 'unavailable';
  if (status === 400) return LIMIT_REFUSED.test(message) ? 'limit-refused' : 'invalid-query';
  return 'invalid-answer';
};

/** Returns the error for a server's failure response, classified by status and code. */
export const errorOf = (
  status: number,
  { message, code }: { readonly message: string; readonly code: string },
  call: string,
): BackendError => {
  const kind = kindOf(status, message);
  const maxLimit = MAX_LIMIT.exec(message)?.[1];
  return new BackendError(kind, `${call} responded with ${status}${code === '' ? '' : ` ${code}`}.`, {
    status,
    code,
    largestLimit: kind === 'limit-refused' && maxLimit !== undefined ? Number(maxLimit) : null,
  });
};

/**
 * Returns the `data` of a response. Throws `BackendError` for anything else. Failures are classified by status and
 * code: messages differ between versions and are parsed only for the maximum limit.
 */
export const parseDirectusResponse = (status: number, text: string, call: string): unknown => {
  const body = parseJson(text);
  if (status === 200) {
    if (typeof body === 'object' && body !== null && 'data' in body) return body.data;
    throw new BackendError('invalid-answer', `${call} returned no data.`, { status });
  }
  const parsed = v.safeParse(errorBody, body);
  const [error] = parsed.success ? parsed.output.errors : [];
  throw errorOf(status, { message: error?.message ?? '', code: error?.extensions.code ?? '' }, call);
};
