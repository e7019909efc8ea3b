import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import type { RelyingParty } from './passkey-options.ts';

/*
 * Verifies what a browser returned for a passkey. Loaded on demand: the package is large, and few requests need it.
 */

/** A stored passkey. Keys are base64url. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

const MAX_TEXT = 20_000;
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const common = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) };
const registration = v.object({ ...common, response: v.object({ clientDataJSON: text, attestationObject: text }) });
const authentication = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(v.nullable(text)),
  }),
});
const json = v.pipe(v.string(), v.maxLength(MAX_TEXT), v.parseJson());

type UseChallenge = (challenge: string) => Promise<boolean>;

/** Returns the ID of the passkey in a response; `null` if the response is malformed. */
export const credentialIdIn = (given: string): string | null => {
  const parsed = v.safeParse(v.pipe(json, authentication), given);
  return parsed.success ? parsed.output.id : null;
};

/** Returns the new passkey of a browser's response; `null` if it is not valid for this site and challenge. */
export const verifiedRegistration = async (
  given: string,
  { id, origin }: RelyingParty,
  useChallenge: UseChallenge,
): Promise<StoredPasskey | null> => {
  const parsed = v.safeParse(v.pipe(json, registration), given);
  if (!parsed.success) return null;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: parsed.output,
      expectedChallenge: useChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
    };
  } catch {
    // The package reports each invalid value by throwing.
    return null;
  }
};

/** Returns the new counter of a passkey after a browser's response; `null` if the response is not valid. */
export const verifiedAuthentication = async (
  given: string,
  { credentialId, publicKey, counter }: StoredPasskey,
  { id, origin }: RelyingParty,
  useChallenge: UseChallenge,
): Promise<number | null> => {
  const parsed = v.safeParse(v.pipe(json, authentication), given);
  if (!parsed.success) return null;
  const { userHandle, ...response } = parsed.output.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...parsed.output, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: useChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};
