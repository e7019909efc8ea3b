import type { Registration } from '../../domain/site/auth/registration.ts';
import type { MailRequest } from '../mail/mail-count.ts';

/** Why a password is not taken, in words for people. */
export interface WeakPassword {
  readonly outcome: 'weak-password';
  readonly problem: string;
}

/** `accountId` is for the log alone; null: no account, or this home does not say. */
export type Registered =
  | { readonly outcome: 'taken'; readonly accountId: string | null }
  /** Accounts are not made by visitors here. */
  | { readonly outcome: 'closed' }
  | WeakPassword;

export type Verified =
  | { readonly outcome: 'verified'; readonly accountId: string | null }
  /** The link is unknown, used, replaced by a newer one or too old. */
  | { readonly outcome: 'refused' }
  /** Not the password that was chosen when signing up; the link stays good. */
  | { readonly outcome: 'wrong-password' };

export type PasswordReset =
  | { readonly outcome: 'reset'; readonly accountId: string | null }
  | { readonly outcome: 'refused' }
  | WeakPassword;

/**
 * Accounts that visitors make and forgotten passwords: in D1, or on a backend server that speaks the same protocol. What
 * `register` and `requestReset` give is the same whether an address is known or not, and takes as long.
 */
export interface AccountSource {
  /** Whether verifying an address on the page asks for the password that was chosen when signing up. */
  readonly asksPassword: boolean;
  /** @param network /24 or /48 of the client: mails to one address are counted by it */
  register(registration: Registration, network: string): Promise<Registered>;
  /** `password` null: by the protocol's own call, which has the token alone. */
  verify(token: string, password: string | null): Promise<Verified>;
  requestReset(request: MailRequest): Promise<{ readonly accountId: string | null }>;
  /** @param client mark of the client that used the link, as of `clientMarkOf`: it may sign in while the account is closed */
  reset(token: string, password: string, client: string): Promise<PasswordReset>;
  /** Forgets what has ended: sign-ups that nobody verified, links, counts. Absent where another server keeps them. */
  forgetEnded?(): Promise<void>;
}

/** Signing up and asking for a password take at least so long, as on the backend: whether mail is written cannot be told. */
export const ACCOUNT_FLOOR_MS = 750;
