import * as v from 'valibot';
import type { Problem } from '../../kit/errors.ts';
import { checkField } from '../../kit/forms/check-field.ts';
import { NO_UNITS, type TextField } from '../../kit/forms/form-field.ts';
import type { Value } from '../../kit/schema/value.ts';

/** The server derives a key from every password: a longer one than this is not a password. */
export const LONGEST_PASSWORD = 1024;

/** The email field of every form about an account. */
export const EMAIL_FIELD: TextField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: 'Enter your email address',
  maxLength: 254,
  autocomplete: 'username',
};

/** What to do about a typed email address, or null. */
export const emailProblem = (typed: string): string | null => checkField(EMAIL_FIELD, typed.trim(), NO_UNITS);

/** What to do about a typed password, or null. Only the server knows whether it is the right one. */
export const passwordProblem = (typed: string): string | null => {
  if (typed === '') return 'Enter your password';
  return typed.length > LONGEST_PASSWORD ? 'Check the password: it is too long' : null;
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

const NO_EMAIL = '"email" must be a valid email';

/** A typed address, tidied; upper and lower case mean the same. */
export const emailAddress = v.pipe(
  v.string(NO_EMAIL),
  v.check((typed) => emailProblem(typed) === null, NO_EMAIL),
  v.trim(),
);

/** A text that has to be there, exactly as typed: a space may belong to it. */
export const requiredText = (name: string) =>
  v.pipe(v.string(`"${name}" must be a string`), v.nonEmpty(`"${name}" is required`));

/** What a body without one of its fields is told. */
export const isRequired = ({ expected }: v.ObjectIssue): string => `${expected} is required`;

/** What somebody signs in with, as the backend's protocol has it; refusals are in its words. */
export const credentials = v.object(
  {
    email: emailAddress,
    password: v.pipe(
      requiredText('password'),
      v.maxLength(LONGEST_PASSWORD, `"password" must be at most ${LONGEST_PASSWORD} characters`),
    ),
  },
  isRequired,
);

export type Credentials = Value<typeof credentials>;
