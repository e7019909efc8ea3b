import * as v from 'valibot';
import type { Problem } from '../../kit/errors.ts';
import { checkField } from '../../kit/forms/check-field.ts';
import { LONGEST_EMAIL, NO_UNITS, type TextField } from '../../kit/forms/form-field.ts';
import type { Value } from '../../kit/schema/value.ts';

/** Maximum password length, because the server derives a key from every submitted password. */
export const LONGEST_PASSWORD = 1024;

/** The email field of every account form. */
export const EMAIL_FIELD: TextField = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: 'Enter your email address',
  maxLength: LONGEST_EMAIL,
  autocomplete: 'username',
};

/** Returns the error message for a typed email address, or null. */
export const emailProblem = (typed: string): string | null => checkField(EMAIL_FIELD, typed.trim(), NO_UNITS);

/** Returns the error message for a typed password, or null. Only the server can tell whether it is correct. */
export const passwordProblem = (typed: string): string | null => {
  if (typed === '') return 'Enter your password';
  return typed.length > LONGEST_PASSWORD ? 'Check the password: it is too long' : null;
};

/** Returns the problems of the form, in field order. */
export const credentialProblems = (typed: Credentials): readonly Problem[] => {
  const email = emailProblem(typed.email);
  const password = passwordProblem(typed.password);
  return [
    ...(email === null ? [] : [{ parameter: 'email', message: email }]),
    ...(password === null ? [] : [{ parameter: 'password', message: password }]),
  ];
};

const NO_EMAIL = '"email" must be a valid email';

/** An email address, trimmed. Case-insensitive. */
export const emailAddress = v.pipe(
  v.string(NO_EMAIL),
  v.check((typed) => emailProblem(typed) === null, NO_EMAIL),
  v.trim(),
);

/** A required string, exactly as typed, because spaces may belong to it. */
export const requiredText = (name: string) =>
  v.pipe(v.string(`"${name}" must be a string`), v.nonEmpty(`"${name}" is required`));

/** Returns the error message for a missing field. */
export const isRequired = ({ expected }: v.ObjectIssue): string => `${expected} is required`;

/** Sign-in data in the backend's protocol, with the backend's error messages. */
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
