import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../../domain/kit/errors.ts';

const ERRORS = {
  'bad-input': { status: 400, title: 'The request has a value we do not understand.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'not-signed-in': { status: 401, title: 'Log in to see this.' },
  'token-expired': { status: 401, title: 'Your session has ended. Log in again.' },
  forbidden: { status: 403, title: 'Only pages of this site can send to this address.' },
  'wrong-method': {
    status: 405,
    title: 'This address does not accept this kind of request. Nothing was sent or changed.',
  },
  'not-staff': { status: 403, title: 'This account cannot see this page.' },
  'not-permitted': { status: 403, title: 'Your role does not include this.' },
  'unsupported-type': {
    status: 415,
    title: 'This address takes JSON or a form, urlencoded or multipart.',
  },
  'too-many': { status: 429, title: 'Too many requests. Wait a minute, then send again.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'key-used': {
    status: 422,
    title: 'The Idempotency-Key was sent with another request before. Nothing was stored. Send a new key.',
  },
  'cart-changed': {
    status: 409,
    title: 'The cart of this account was changed on another device. Read it again before you change it.',
  },
  'prices-rose': {
    status: 409,
    title: 'Prices rose while the request waited. Nothing was stored. Confirm the prices in moves, then send it again.',
  },
  'catalog-changed': {
    status: 410,
    title: 'The catalog has changed since the first page of this list. Start again without a cursor.',
  },
  'version-expired': {
    status: 410,
    title:
      'This version of the catalog is unknown or has expired. Download the files of a version at /data, then continue from it.',
  },
  'files-unavailable': { status: 503, title: 'The data files are unavailable right now. Try again in a minute.' },
  'catalog-unavailable': {
    status: 503,
    title: 'The catalog is unavailable right now. Try again in a minute.',
  },
  'content-unavailable': {
    status: 503,
    title: 'This page is unavailable right now. Try again in a minute.',
  },
  'not-stored': {
    status: 503,
    title: 'What you sent could not be saved. Try again in a minute, or email us.',
  },
  'storage-day-used': { status: 429, title: 'This is more than we store per sender and day. Try again tomorrow.' },
  'storage-full': { status: 503, title: 'There is no space for this right now. Try again tomorrow, or email us.' },
  'backend-unavailable': { status: 503, title: 'Prices are unavailable right now. Try again in a minute.' },
  'sign-in-unavailable': { status: 503, title: 'Logging in is unavailable right now. Try again in a minute.' },
  'sign-in-busy': { status: 429, title: 'Logging in is busy right now. Wait a moment, then try again.' },
  'mail-unavailable': {
    status: 503,
    title:
      'We cannot send email right now, so we cannot create accounts or reset passwords. Try again later, or email us.',
  },
  'quote-mail-unavailable': {
    status: 503,
    title: 'We cannot send email right now. Try again later, or email us with the number of the quote.',
  },
  'accounts-unavailable': {
    status: 503,
    title: 'Accounts cannot be created or changed right now. Try again in a minute.',
  },
  unexpected: { status: 500, title: 'Something went wrong on our side. Try again in a minute.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; title: string }>;

export type AppErrorCode = keyof typeof ERRORS;

/** All errors with their status and default title, for the reference of the API. */
export const APP_ERRORS = Object.entries(ERRORS).map(([code, { status, title }]) => ({ code, status, title }));

/** The only error that the Worker throws on purpose. `on-error.ts` converts it to a response. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: ContentfulStatusCode;
  readonly problems: readonly Problem[];
  /** Methods for the `Allow` header. */
  readonly allow: readonly string[];
  /** Whole seconds for `Retry-After`; `null` if unknown. */
  readonly retryAfterS: number | null;
  /** Additional members of the problem document. */
  readonly details: object;

  constructor(
    code: AppErrorCode,
    options: {
      cause?: unknown;
      problems?: readonly Problem[];
      allow?: readonly string[];
      retryAfterS?: number | null;
      details?: object;
      /** Replaces the default title of the code. */
      message?: string;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].title, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.problems = options.problems ?? [];
    this.allow = options.allow ?? [];
    this.retryAfterS = options.retryAfterS ?? null;
    this.details = options.details ?? {};
  }
}
