import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly message: string;
}

const REFUSALS = {
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid user credentials.' },
  INVALID_PAYLOAD: { status: 400, message: 'Invalid payload.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'Only POST to /auth/login, /auth/refresh and /auth/logout exists.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Unsupported media type.' },
  CONTENT_TOO_LARGE: { status: 413, message: 'Content is too large.' },
  REQUESTS_EXCEEDED: { status: 429, message: 'Too many requests.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Service "auth" is unavailable.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred.' },
} as const satisfies Record<string, Refusal>;

/** A failed call in the backend's shape: clients go by `extensions.code`. */
export const authError = (
  c: Context,
  code: keyof typeof REFUSALS,
  extensions: Readonly<Record<string, string | number>> = {},
): Response => {
  const { status, message } = REFUSALS[code];
  const { reason } = extensions;
  const text = reason === undefined ? message : `${message} ${reason}.`;
  return c.json({ errors: [{ message: text, extensions: { ...extensions, code } }] }, status);
};
