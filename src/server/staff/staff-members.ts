import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Role } from '../../domain/site/staff/roles.ts';
import { nameFrom, type StaffMember } from '../../domain/site/staff/staff-member.ts';
import { randomId } from '../security/random-id.ts';
import type { AuditActor, AuditLog } from './audit-log.ts';

/** A person as the page of people lists them. Times are milliseconds since 1970. */
export interface ListedMember extends StaffMember {
  readonly invitedAt: number;
  /** `null`: invited, and not enrolled yet. */
  readonly joinedAt: number | null;
  readonly seenAt: number | null;
  readonly passkeys: number;
  /** End of the invitation; `null` without one. */
  readonly invitedUntil: number | null;
}

/** Result of a change: `last-admin` if nobody could manage people afterward, `unknown` if there is no such person. */
export type MemberChange = 'done' | 'last-admin' | 'unknown';

/** The people who may use the desk. Every change records itself in the audit log, in the same transaction. */
export interface StaffMembers {
  /** Returns all people by name: at most 500. */
  all(): Promise<readonly ListedMember[]>;
  byId(id: string): Promise<StaffMember | null>;
  /** @param email in any case */
  byEmail(email: string): Promise<StaffMember | null>;
  /** Adds a person, who still has to enroll. Returns `null` if the email address is taken. */
  invite(person: { readonly email: string; readonly role: Role }, actor: AuditActor): Promise<StaffMember | null>;
  /** Returns the statement that marks a person as enrolled under a name. */
  joinStatement(id: string, name: string): D1PreparedStatement;
  setRole(id: string, role: Role, actor: AuditActor): Promise<MemberChange>;
  /** Removes a person with their sessions, passkeys and links. */
  remove(id: string, actor: AuditActor): Promise<MemberChange>;
  /** Returns whether a person uses shortcuts of a single character. */
  hasShortcuts(id: string): Promise<boolean>;
  /** Turns shortcuts of a single character on or off for a person. */
  setShortcuts(id: string, isOn: boolean): Promise<void>;
  /** Remembers a request of a person who is signed in without a session of this site. */
  noteSeen(id: string): Promise<void>;
}

const MAX_PEOPLE = 500;
const FIELDS = 'id, email, name, role';
const ALL = `SELECT ${FIELDS}, invited_at AS invitedAt, joined_at AS joinedAt, seen_at AS seenAt,
    (SELECT count(*) FROM staff_passkeys WHERE staff_id = staff.id) AS passkeys,
    (SELECT max(expires_at) FROM staff_links WHERE staff_id = staff.id AND kind = 'invitation') AS invitedUntil
  FROM staff ORDER BY joined_at IS NULL, name COLLATE NOCASE LIMIT ${MAX_PEOPLE}`;
const INVITE = `INSERT INTO staff (id, email, name, role, invited_at) SELECT ?1, ?2, ?3, ?4, ?5
  WHERE (SELECT count(*) FROM staff) < ${MAX_PEOPLE} ON CONFLICT (email) DO NOTHING`;
/** The person (?1) is not the only enrolled admin. */
const NOT_LAST = `(role <> 'admin' OR joined_at IS NULL
  OR EXISTS (SELECT 1 FROM staff other WHERE other.role = 'admin' AND other.joined_at IS NOT NULL AND other.id <> ?1))`;
const SET_ROLE = `UPDATE staff SET role = ?2 WHERE id = ?1 AND role = ?3 AND role <> ?2 AND ${NOT_LAST}`;
const REMOVE = `DELETE FROM staff WHERE id = ?1 AND ${NOT_LAST}`;
const SEEN_MS = 60_000;

/** People in D1. */
export const staffMembers = (db: D1Database, audit: AuditLog, now: () => number): StaffMembers => {
  const one = (where: string, value: string): Promise<StaffMember | null> =>
    db.prepare(`SELECT ${FIELDS} FROM staff WHERE ${where}`).bind(value).first<StaffMember>();
  const byId = (id: string): Promise<StaffMember | null> => one('id = ?', id);
  return {
    async all() {
      return (await db.prepare(ALL).all<ListedMember>()).results;
    },
    byId,
    byEmail: (email) => one('email = ?', email.toLowerCase()),
    async invite({ email: typed, role }, actor) {
      const email = typed.toLowerCase();
      const person = { id: randomId(), email, name: nameFrom(email), role };
      await db.batch([
        db.prepare(INVITE).bind(person.id, email, person.name, role, now()),
        audit.statementIfChanged(actor, { action: 'person-invited', subject: email, after: { role } }),
      ]);
      return byId(person.id);
    },
    joinStatement: (id, name) =>
      db
        .prepare('UPDATE staff SET name = ?2, joined_at = coalesce(joined_at, ?3), seen_at = ?3 WHERE id = ?1')
        .bind(id, name, now()),
    async setRole(id, role, actor) {
      const before = await byId(id);
      if (before === null) return 'unknown';
      if (before.role === role) return 'done';
      await db.batch([
        db.prepare(SET_ROLE).bind(id, role, before.role),
        audit.statementIfChanged(actor, {
          action: 'role-changed',
          subject: before.email,
          before: { role: before.role },
          after: { role },
        }),
      ]);
      return (await byId(id))?.role === role ? 'done' : 'last-admin';
    },
    async remove(id, actor) {
      const before = await byId(id);
      if (before === null) return 'unknown';
      await db.batch([
        db.prepare(REMOVE).bind(id),
        audit.statementIfChanged(actor, {
          action: 'person-removed',
          subject: before.email,
          before: { name: before.name, role: before.role },
        }),
      ]);
      return (await byId(id)) === null ? 'done' : 'last-admin';
    },
    async hasShortcuts(id) {
      const row = await db.prepare('SELECT single_key_shortcuts FROM staff WHERE id = ?').bind(id).first();
      return row?.single_key_shortcuts !== 0;
    },
    async setShortcuts(id, isOn) {
      await db
        .prepare('UPDATE staff SET single_key_shortcuts = ?2 WHERE id = ?1')
        .bind(id, isOn ? 1 : 0)
        .run();
    },
    async noteSeen(id) {
      await db
        .prepare(
          'UPDATE staff SET seen_at = ?2, joined_at = coalesce(joined_at, ?2) WHERE id = ?1 AND (seen_at IS NULL OR seen_at < ?3)',
        )
        .bind(id, now(), now() - SEEN_MS)
        .run();
    },
  };
};
