import { toBase64url } from '../../domain/kit/text/base64url.ts';
import type { StaffMember } from '../../domain/site/staff/staff-member.ts';

/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

const TIMEOUT_MS = 300_000;
/** EdDSA, ES256 and RS256, in order of preference. */
const ALGORITHMS = [-8, -7, -257];

/** Returns the JSON that a browser creates a passkey from: stored on the device, unlocked by its owner. */
export const creationOptions = (
  { id, name }: RelyingParty,
  member: Pick<StaffMember, 'id' | 'email' | 'name'>,
  challenge: string,
): string =>
  JSON.stringify({
    challenge,
    rp: { id, name },
    user: { id: toBase64url(new TextEncoder().encode(member.id)), name: member.email, displayName: member.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });

/** Returns the JSON that a browser uses a passkey from. The person chooses among the passkeys of the site. */
export const requestOptions = ({ id }: RelyingParty, challenge: string): string =>
  JSON.stringify({
    challenge,
    rpId: id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: [],
  });
