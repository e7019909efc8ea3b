import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { digestOf } from '../security/digest.ts';
import { randomToken } from '../security/random-id.ts';
import type { RelyingParty } from './passkey-options.ts';
import type { StoredPasskey } from './verify-passkey.ts';

/** What a challenge is for, and of whom; '' for a sign-in, which does not name the person. */
export interface ChallengePurpose {
  readonly kind: 'join' | 'sign-in' | 'confirm';
  readonly staffId: string;
}

/** Passkeys of staff, and challenges that browsers sign. */
export interface Passkeys {
  /** Creates a challenge that is valid once, for ten minutes. */
  challenge(purpose: ChallengePurpose): Promise<string>;
  /** Returns the passkey that a browser created; `null` if its response is not valid. */
  created(response: string, party: RelyingParty, staffId: string): Promise<StoredPasskey | null>;
  /** Returns the statement that stores a passkey. */
  addStatement(passkey: StoredPasskey, staffId: string, device: string): D1PreparedStatement;
  /** Returns the ID of the person whose passkey a browser used; `null` if its response is not valid. */
  used(response: string, party: RelyingParty, purpose: ChallengePurpose): Promise<string | null>;
  /** Returns how many passkeys a person has. */
  countOf(staffId: string): Promise<number>;
  /** Deletes expired challenges. */
  forgetEnded(): Promise<void>;
}

const CHALLENGE_MS = 600_000;

const FIND = `SELECT staff_id, credential_id AS credentialId, public_key AS publicKey, counter FROM staff_passkeys
  WHERE credential_id = ?`;
const ADD = `INSERT INTO staff_passkeys (credential_id, staff_id, public_key, counter, device, added_at)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** Passkeys in D1. */
export const passkeys = (db: D1Database, now: () => number): Passkeys => {
  const hashOf = ({ kind, staffId }: ChallengePurpose, challenge: string): Promise<string> =>
    digestOf(`${kind} ${staffId} ${challenge}`);
  const useChallenge =
    (purpose: ChallengePurpose) =>
    async (challenge: string): Promise<boolean> => {
      const used = await db
        .prepare('DELETE FROM staff_challenges WHERE challenge_hash = ? AND expires_at > ? RETURNING expires_at')
        .bind(await hashOf(purpose, challenge), now())
        .first();
      return used !== null;
    };
  return {
    async challenge(purpose) {
      const challenge = randomToken();
      await db
        .prepare('INSERT INTO staff_challenges (challenge_hash, expires_at) VALUES (?, ?)')
        .bind(await hashOf(purpose, challenge), now() + CHALLENGE_MS)
        .run();
      return challenge;
    },
    async created(response, party, staffId) {
      const { verifiedRegistration } = await import('./verify-passkey.ts');
      return verifiedRegistration(response, party, useChallenge({ kind: 'join', staffId }));
    },
    addStatement: ({ credentialId, publicKey, counter }, staffId, device) =>
      db.prepare(ADD).bind(credentialId, staffId, publicKey, counter, device, now()),
    async used(response, party, purpose) {
      const { credentialIdIn, verifiedAuthentication } = await import('./verify-passkey.ts');
      const id = credentialIdIn(response);
      if (id === null) return null;
      const found = await db.prepare(FIND).bind(id).first<StoredPasskey & { staff_id: string }>();
      if (found === null || (purpose.staffId !== '' && purpose.staffId !== found.staff_id)) return null;
      const counter = await verifiedAuthentication(response, found, party, useChallenge(purpose));
      if (counter === null) return null;
      await db
        .prepare('UPDATE staff_passkeys SET counter = ?2, used_at = ?3 WHERE credential_id = ?1')
        .bind(id, counter, now())
        .run();
      return found.staff_id;
    },
    async countOf(staffId) {
      const row = await db
        .prepare('SELECT count(*) AS count FROM staff_passkeys WHERE staff_id = ?')
        .bind(staffId)
        .first<{ count: number }>();
      return row?.count ?? 0;
    },
    async forgetEnded() {
      await db.prepare('DELETE FROM staff_challenges WHERE expires_at <= ?').bind(now()).run();
    },
  };
};
