import type { D1Database } from '@cloudflare/workers-types';
import { digestOf } from '../security/digest.ts';
import { randomToken } from '../security/random-id.ts';

/** What a link opens: the enrollment of a new person, or the desk. */
export type StaffLinkKind = 'invitation' | 'sign-in';

const MINUTE_MS = 60_000;
/** Lifetimes. A person waits for the email of a sign-in, and an invitation may arrive during vacations. */
const LINK_MS: Readonly<Record<StaffLinkKind, number>> = {
  invitation: 7 * 24 * 60 * MINUTE_MS,
  'sign-in': 15 * MINUTE_MS,
};

/** Links for staff. Each works once; a new one replaces the earlier ones of the same person and kind. */
export interface StaffLinks {
  /** Creates a link and returns its token: 256 random bits, of which only the hash is stored. */
  create(staffId: string, kind: StaffLinkKind): Promise<string>;
  /** Returns the ID of the person of a link without using it; `null` for an unknown, used or expired one. */
  ownerOf(token: string, kind: StaffLinkKind): Promise<string | null>;
  /** Uses a link and returns the ID of its person. Of several concurrent calls one returns it. */
  use(token: string, kind: StaffLinkKind): Promise<string | null>;
  /** Deletes expired links. */
  forgetEnded(): Promise<void>;
}

const LONGEST_TOKEN = 100;

/** Links in D1. */
export const staffLinks = (db: D1Database, now: () => number): StaffLinks => {
  const find = async (sql: string, token: string, kind: StaffLinkKind): Promise<string | null> => {
    if (token.length > LONGEST_TOKEN) return null;
    const row = await db
      .prepare(sql)
      .bind(await digestOf(token), kind, now())
      .first<{ staff_id: string }>();
    return row?.staff_id ?? null;
  };
  return {
    async create(staffId, kind) {
      const token = randomToken();
      await db.batch([
        db.prepare('DELETE FROM staff_links WHERE staff_id = ? AND kind = ?').bind(staffId, kind),
        db
          .prepare('INSERT INTO staff_links (token_hash, staff_id, kind, expires_at) VALUES (?, ?, ?, ?)')
          .bind(await digestOf(token), staffId, kind, now() + LINK_MS[kind]),
      ]);
      return token;
    },
    ownerOf: (token, kind) =>
      find('SELECT staff_id FROM staff_links WHERE token_hash = ? AND kind = ? AND expires_at > ?', token, kind),
    use: (token, kind) =>
      find(
        'DELETE FROM staff_links WHERE token_hash = ? AND kind = ? AND expires_at > ? RETURNING staff_id',
        token,
        kind,
      ),
    async forgetEnded() {
      await db.prepare('DELETE FROM staff_links WHERE expires_at <= ?').bind(now()).run();
    },
  };
};
