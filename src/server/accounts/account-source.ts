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
  /** Neither the password nor the browser of the sign-up; the link stays valid. */
  | { readonly outcome: 'wrong-password' };

export type PasswordReset =
  | { readonly outcome: 'reset'; readonly accountId: string | null }
  | { readonly outcome: 'refused' }
  | WeakPassword;

/** Proof that the person who confirms an email address is the one who signed up. Either value is sufficient. */
export interface SignUpProof {
  /** '' without one. */
  readonly password: string;
  /** Value of the cookie that the browser of the sign-up has, or `null`. */
  readonly browser: string | null;
}

/**
 * Accounts created by visitors and password resets: in D1, or on a backend server that speaks the same protocol.
 * `register` and `requestReset` return the same result after the same time for known and unknown email addresses.
 */
export interface AccountSource {
  /** Whether verification needs a `SignUpProof`. */
  readonly needsProof: boolean;
  /**
   * @param network /24 or /48 of the client, by which emails to one recipient are limited
   * @param browser value of the cookie that the browser gets; `null` without one
   */
  register(registration: Registration, network: string, browser: string | null): Promise<Registered>;
  /** Whether the cookie is the one that the browser got at the sign-up of this link. */
  isSignUpBrowser(token: string, browser: string): Promise<boolean>;
  /** `proof` is `null` for the protocol's own call, which carries only the token. */
  verify(token: string, proof: SignUpProof | null): Promise<Verified>;
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
