import type { Registration } from '../../domain/site/auth/registration.ts';
import type { MailRequest } from '../mail/mail-count.ts';

/** Why a new password was rejected, in words for visitors. */
export interface WeakPassword {
  readonly outcome: 'weak-password';
  readonly problem: string;
}

/** `accountId` is only for the log; `null` without an account, or if this source does not report it. */
export type Registered =
  | { readonly outcome: 'taken'; readonly accountId: string | null }
  /** Visitors cannot create accounts here. */
  | { readonly outcome: 'closed' }
  | WeakPassword;

export type Verified =
  | { readonly outcome: 'verified'; readonly accountId: string | null }
  /** The link is unknown, used, replaced by a newer one or expired. */
  | { readonly outcome: 'refused' }
  /** Differs from the password chosen at sign-up; the link stays valid. */
  | { readonly outcome: 'wrong-password' };

export type PasswordReset =
  | { readonly outcome: 'reset'; readonly accountId: string | null }
  | { readonly outcome: 'refused' }
  | WeakPassword;

/**
 * Accounts created by visitors and password resets: in D1, or on a backend server that speaks the same protocol.
 * `register` and `requestReset` return the same result after the same time for known and unknown email addresses.
 */
export interface AccountSource {
  /** Whether the verification page asks for the password chosen at sign-up. */
  readonly asksPassword: boolean;
  /** @param network /24 or /48 of the client, by which emails to one recipient are limited */
  register(registration: Registration, network: string): Promise<Registered>;
  /** `password` is `null` for the protocol's own call, which carries only the token. */
  verify(token: string, password: string | null): Promise<Verified>;
  requestReset(request: MailRequest): Promise<{ readonly accountId: string | null }>;
  /**
   * @param client identifier from `clientMarkOf` of the client that used the link; it may sign in while the account is
   *   locked
   */
  reset(token: string, password: string, client: string): Promise<PasswordReset>;
  /** Deletes expired sign-ups, links and counters. Absent where another server stores them. */
  forgetEnded?(): Promise<void>;
}

/**
 * Minimum duration of sign-ups and password resets, as on the backend, so that timing does not reveal whether email is
 * sent.
 */
export const ACCOUNT_FLOOR_MS = 750;
