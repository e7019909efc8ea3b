import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { hasHiddenCharacter } from '../../kit/text/hidden-characters.ts';
import { emailAddress, isRequired, requiredText } from './credentials.ts';

const LONGEST_NAME = 100;

const name = (field: string) =>
  v.nullish(
    v.pipe(
      v.string(`"${field}" must be a string`),
      v.trim(),
      v.check(
        (text) => text.length <= LONGEST_NAME && !hasHiddenCharacter(text),
        `"${field}" must be one line of at most ${LONGEST_NAME} visible characters`,
      ),
      v.transform((text) => (text === '' ? null : text)),
    ),
    null,
  );

/** A link that a client wants mailed. Must be the site's page, because mail could otherwise link to any site. */
const ownLink = (field: string, own: string) => v.nullish(v.literal(own, `"${field}" must be ${own} or left out`));

/** Body of `POST /users/register`. Only `verifyPage` is accepted as `verification_url`. */
export const registration = (verifyPage: string) =>
  v.object(
    {
      email: emailAddress,
      password: requiredText('password'),
      first_name: name('first_name'),
      last_name: name('last_name'),
      verification_url: ownLink('verification_url', verifyPage),
    },
    isRequired,
  );

/** Body of `POST /auth/password/request`. Only `resetPage` is accepted as `reset_url`. */
export const resetRequest = (resetPage: string) =>
  v.object({ reset_url: ownLink('reset_url', resetPage), email: emailAddress }, isRequired);

/** Body of `POST /auth/password/reset`. */
export const passwordReset = v.object({ token: requiredText('token'), password: requiredText('password') }, isRequired);

/** Sign-up data. */
export interface Registration {
  /** Trimmed. Case-insensitive. */
  readonly email: string;
  /** Exactly as typed. */
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** @example registrationOf({ email: 'ada@plant.example', password: 'four quiet words', first_name: 'Ada' }) */
export const registrationOf = (body: Value<ReturnType<typeof registration>>): Registration => ({
  email: body.email,
  password: body.password,
  firstName: body.first_name,
  lastName: body.last_name,
});
