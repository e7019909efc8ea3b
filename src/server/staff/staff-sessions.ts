import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Role } from '../../domain/site/staff/roles.ts';
import type { StaffMember } from '../../domain/site/staff/staff-member.ts';
import { openSince } from '../../domain/site/staff/staff-session.ts';
import { digestOf } from '../security/digest.ts';
import { randomId, randomToken } from '../security/random-id.ts';

/** How a person signed in: by passkey, by an emailed link, or through Cloudflare Access. */
export type SignInMethod = 'passkey' | 'email' | 'access';

/** The signed-in person of a request. */
export interface SignedInStaff extends StaffMember {
  readonly sessionId: string;
  /** When the person last proved their identity, milliseconds since 1970. */
  readonly confirmedAt: number;
  readonly method: SignInMethod;
  /** Whether the person uses shortcuts of a single character. */
  readonly hasShortcuts: boolean;
}

/** A session as the person sees it. Times are milliseconds since 1970. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly signedInAt: number;
  readonly seenAt: number;
  readonly method: SignInMethod;
}

/** Where a session starts. */
export interface SessionStart {
  readonly staffId: string;
  readonly method: SignInMethod;
  /** Such as "Chrome on macOS". */
  readonly device: string;
  readonly network: string;
}

/** Sessions of the desk. A session ends `IDLE_HOURS` after its last request and `SESSION_HOURS` after the sign-in. */
export interface StaffSessions {
  /** Starts a session and returns the token for the cookie. */
  start(session: SessionStart): Promise<string>;
  /** Returns the person of a token, or `null` if its session has ended. Counts as a request of the session. */
  find(token: string): Promise<SignedInStaff | null>;
  /** Remembers that the person of a session proved their identity now. */
  confirm(sessionId: string): Promise<void>;
  /** Returns the open sessions of a person, newest first. */
  listOf(staffId: string): Promise<readonly ListedSession[]>;
  /** Ends a session of a person. Returns whether it was open. */
  end(staffId: string, sessionId: string): Promise<boolean>;
  /** Returns the statement that ends all sessions of a person, except that with the ID `kept`. */
  endAllStatement(staffId: string, kept: string): D1PreparedStatement;
  /** Deletes ended sessions. */
  forgetEnded(): Promise<void>;
}

/** The time of the last request is written at most once a minute. */
const SEEN_MS = 60_000;
/** Maximum length of a token in characters; longer cookies are not looked up. */
const LONGEST_TOKEN = 100;

interface FoundRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly session_id: string;
  readonly confirmed_at: number;
  readonly seen_at: number;
  readonly method: SignInMethod;
  readonly single_key_shortcuts: number;
}

const FIND = `SELECT staff.id, staff.email, staff.name, staff.role, session.id AS session_id, session.confirmed_at,
    session.seen_at, session.method, staff.single_key_shortcuts
  FROM staff_sessions session JOIN staff ON staff.id = session.staff_id
  WHERE session.token_hash = ?1 AND session.signed_in_at > ?2 AND session.seen_at > ?3`;
const LIST = `SELECT id, device, network, signed_in_at AS signedInAt, seen_at AS seenAt, method FROM staff_sessions
  WHERE staff_id = ?1 AND signed_in_at > ?2 AND seen_at > ?3 ORDER BY signed_in_at DESC LIMIT 50`;
const START = `INSERT INTO staff_sessions
  (token_hash, id, staff_id, signed_in_at, seen_at, confirmed_at, method, device, network)
  VALUES (?1, ?2, ?3, ?4, ?4, ?4, ?5, ?6, ?7)`;

/** Sessions in D1, which stores only hashes of tokens. */
export const staffSessions = (db: D1Database, now: () => number): StaffSessions => ({
  async start({ staffId, method, device, network }) {
    const token = randomToken();
    const at = now();
    await db.batch([
      db.prepare(START).bind(await digestOf(token), randomId(), staffId, at, method, device, network),
      db.prepare('UPDATE staff SET seen_at = ?2 WHERE id = ?1').bind(staffId, at),
    ]);
    return token;
  },
  async find(token) {
    if (token.length > LONGEST_TOKEN) return null;
    const at = now();
    const since = openSince(at);
    const row = await db
      .prepare(FIND)
      .bind(await digestOf(token), since.signedInAt, since.seenAt)
      .first<FoundRow>();
    if (row === null) return null;
    const { id, email, name, role, method, session_id: sessionId, confirmed_at: confirmedAt } = row;
    if (row.seen_at < at - SEEN_MS) {
      await db.batch([
        db.prepare('UPDATE staff_sessions SET seen_at = ?2 WHERE id = ?1').bind(sessionId, at),
        db.prepare('UPDATE staff SET seen_at = ?2 WHERE id = ?1').bind(id, at),
      ]);
    }
    const hasShortcuts = row.single_key_shortcuts === 1;
    return { id, email, name, role, method, sessionId, confirmedAt, hasShortcuts };
  },
  async confirm(sessionId) {
    await db.prepare('UPDATE staff_sessions SET confirmed_at = ?2 WHERE id = ?1').bind(sessionId, now()).run();
  },
  async listOf(staffId) {
    const { signedInAt, seenAt } = openSince(now());
    const { results } = await db.prepare(LIST).bind(staffId, signedInAt, seenAt).all<ListedSession>();
    return results;
  },
  async end(staffId, sessionId) {
    const { meta } = await db
      .prepare('DELETE FROM staff_sessions WHERE staff_id = ? AND id = ?')
      .bind(staffId, sessionId)
      .run();
    return meta.changes > 0;
  },
  endAllStatement: (staffId, kept) =>
    db.prepare('DELETE FROM staff_sessions WHERE staff_id = ? AND id <> ?').bind(staffId, kept),
  async forgetEnded() {
    const { signedInAt, seenAt } = openSince(now());
    await db
      .prepare('DELETE FROM staff_sessions WHERE signed_in_at <= ? OR seen_at <= ?')
      .bind(signedInAt, seenAt)
      .run();
  },
});
