import { isRecord } from '../cart/read-json.ts';
import { emailProblem } from './credentials.ts';

/** What somebody signs up with. */
export interface Registration {
  /** Tidied; upper and lower case mean the same. */
  readonly email: string;
  /** Exactly as typed. */
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const LONGEST_NAME = 100;

/** Either what was read, or the reason in the backend's words: `"password" is required`. */
export type ReadBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const refused = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

const emailIn = (body: unknown): ReadBody<string> => {
  const { email } = isRecord(body) ? body : {};
  if (email === undefined) return refused('"email" is required');
  if (typeof email !== 'string' || emailProblem(email) !== null) return refused('"email" must be a valid email');
  return { ok: true, value: email.trim() };
};

/** A text that has to be there; its own rules come later. */
const textIn = (body: unknown, name: string): ReadBody<string> => {
  const value = isRecord(body) ? body[name] : undefined;
  if (value === undefined || value === '') return refused(`"${name}" is required`);
  return typeof value === 'string' ? { ok: true, value } : refused(`"${name}" must be a string`);
};

const nameIn = (body: unknown, name: string): ReadBody<string | null> => {
  const value = isRecord(body) ? body[name] : undefined;
  if (value === undefined || value === null) return { ok: true, value: null };
  if (typeof value !== 'string') return refused(`"${name}" must be a string`);
  const tidy = value.trim();
  if (tidy.length > LONGEST_NAME || /\p{Cc}/u.test(tidy)) {
    return refused(`"${name}" must be one line of at most ${LONGEST_NAME} characters`);
  }
  return { ok: true, value: tidy === '' ? null : tidy };
};

/**
 * A link that a client wants mailed: taken when it is the site's own page, else refused, since mail would lead to anywhere.
 */
const ownLinkIn = (body: unknown, name: string, own: string): ReadBody<null> => {
  const value = isRecord(body) ? body[name] : undefined;
  return value === undefined || value === null || value === own
    ? { ok: true, value: null }
    : refused(`"${name}" must be ${own} or left out`);
};

/** Reads the body of `POST /users/register`. `verifyPage` is the only `verification_url` that is taken. */
export const readRegistration = (body: unknown, verifyPage: string): ReadBody<Registration> => {
  const email = emailIn(body);
  if (!email.ok) return email;
  const password = textIn(body, 'password');
  if (!password.ok) return password;
  const firstName = nameIn(body, 'first_name');
  if (!firstName.ok) return firstName;
  const lastName = nameIn(body, 'last_name');
  if (!lastName.ok) return lastName;
  const link = ownLinkIn(body, 'verification_url', verifyPage);
  if (!link.ok) return link;
  return {
    ok: true,
    value: { email: email.value, password: password.value, firstName: firstName.value, lastName: lastName.value },
  };
};

/** Reads the body of `POST /auth/password/request`: the address. `resetPage` is the only `reset_url` that is taken. */
export const readResetRequest = (body: unknown, resetPage: string): ReadBody<string> => {
  const email = emailIn(body);
  const link = ownLinkIn(body, 'reset_url', resetPage);
  return link.ok ? email : link;
};

/** Reads the body of `POST /auth/password/reset`. */
export const readReset = (body: unknown): ReadBody<{ readonly token: string; readonly password: string }> => {
  const token = textIn(body, 'token');
  if (!token.ok) return token;
  const password = textIn(body, 'password');
  return password.ok ? { ok: true, value: { token: token.value, password: password.value } } : password;
};
