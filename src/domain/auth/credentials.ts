import { isRecord } from '../cart/read-json.ts';
import type { Problem } from '../errors.ts';
import { checkField } from '../forms/check-field.ts';
import type { TextField } from '../forms/form-field.ts';

/** What somebody signs in with. */
export interface Credentials {
  /** Tidied; upper and lower case mean the same. */
  readonly email: string;
  /** Exactly as typed: a space may belong to it. */
  readonly password: string;
}

/** The server derives a key from every password: a longer one than this is not a password. */
export const LONGEST_PASSWORD = 1024;

const EMAIL_FIELD: TextField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: 'Enter your email address',
  maxLength: 254,
};

const UNITS = { length: 'mm', temperature: 'C' } as const;

/** What to do about a typed email address, or null. */
export const emailProblem = (typed: string): string | null => checkField(EMAIL_FIELD, typed.trim(), UNITS);

/** What to do about a typed password, or null. Only the server knows whether it is the right one. */
export const passwordProblem = (typed: string): string | null => {
  if (typed === '') return 'Enter your password';
  return typed.length > LONGEST_PASSWORD ? 'Check the password: it is longer than any on file' : null;
};

/** Problems of the form, in the order of its fields. */
export const credentialProblems = (typed: Credentials): readonly Problem[] => {
  const email = emailProblem(typed.email);
  const password = passwordProblem(typed.password);
  return [
    ...(email === null ? [] : [{ parameter: 'email', message: email }]),
    ...(password === null ? [] : [{ parameter: 'password', message: password }]),
  ];
};

/** Either credentials, or the reason in the backend's words: `"password" is required`. */
export type ReadCredentials =
  | { readonly ok: true; readonly credentials: Credentials }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): ReadCredentials => ({ ok: false, reason });

/** Reads the body of `POST /auth/login`. */
export const readCredentials = (body: unknown): ReadCredentials => {
  const { email, password } = isRecord(body) ? body : {};
  if (email === undefined) return refused('"email" is required');
  if (typeof email !== 'string' || emailProblem(email) !== null) return refused('"email" must be a valid email');
  if (password === undefined || password === '') return refused('"password" is required');
  if (typeof password !== 'string') return refused('"password" must be a string');
  if (password.length > LONGEST_PASSWORD) return refused(`"password" must be at most ${LONGEST_PASSWORD} characters`);
  return { ok: true, credentials: { email: email.trim(), password } };
};
