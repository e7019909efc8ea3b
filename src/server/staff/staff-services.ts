import type { D1Database } from '@cloudflare/workers-types';
import { once } from '../../domain/kit/once.ts';
import type { MailRequest } from '../mail/mail-count.ts';
import { countMail } from '../mail/mail-count.ts';
import type { MailContent } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import type { Settings } from '../settings.ts';
import type { VerifyAccess } from './access-token.ts';
import { type AuditLog, auditLog } from './audit-log.ts';
import { type DeskPath, deskPath } from './desk-path.ts';
import { type Passkeys, passkeys } from './passkeys.ts';
import { type StaffLinks, staffLinks } from './staff-links.ts';
import { type StaffMembers, staffMembers } from './staff-members.ts';
import { type StaffSessions, staffSessions } from './staff-sessions.ts';

/** Accounts of staff and what they did. */
export interface StaffServices {
  readonly members: StaffMembers;
  readonly sessions: StaffSessions;
  readonly links: StaffLinks;
  readonly passkeys: Passkeys;
  readonly audit: AuditLog;
  readonly path: DeskPath;
  /** Verifies tokens of Cloudflare Access; `null` if it is not configured. */
  readonly verifyAccess: VerifyAccess | null;
  /** Sends an email to staff. Returns whether it was sent; without a mailer it is not. Never throws. */
  readonly sendMail: (to: string, content: MailContent) => Promise<boolean>;
  /** Counts an email that an anonymous client requested. Returns whether it may be sent. */
  readonly mayMail: (request: MailRequest) => Promise<boolean>;
  /** Deletes what has expired: sessions, links, challenges, entries of the audit log. */
  readonly forgetEnded: () => Promise<void>;
}

interface Options {
  readonly settings: Settings;
  /** `null` if the site cannot send email. */
  readonly mailer: Mailer | null;
  readonly now: () => number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Staff in D1, with or without a connected backend. */
export const staffServices = (
  db: D1Database,
  { settings, mailer, now, fetch = globalThis.fetch }: Options,
): StaffServices => {
  const audit = auditLog(db, now);
  const sessions = staffSessions(db, now);
  const links = staffLinks(db, now);
  const keys = passkeys(db, now);
  const verifierOf = (access: NonNullable<Settings['access']>): VerifyAccess => {
    const loaded = once(async () => {
      const { accessVerifier } = await import('./access-token.ts');
      return accessVerifier(access, { now, fetch: (url, init) => fetch(url, init) });
    });
    return async (token) => (await loaded())(token);
  };
  return {
    members: staffMembers(db, audit, now),
    sessions,
    links,
    passkeys: keys,
    audit,
    path: deskPath(db),
    verifyAccess: settings.access === null ? null : verifierOf(settings.access),
    async sendMail(to, content) {
      if (mailer === null) return false;
      const { mailOf } = await import('../mail/mail-layout.tsx');
      try {
        await mailer.send(mailOf(to, content, settings));
        return true;
      } catch (error) {
        logError('mail failed', 'An email to staff was not sent.', error);
        return false;
      }
    },
    async mayMail(request) {
      const count = await countMail(db, request, now(), 'staff ');
      await db.batch([...count.statements]);
      return count.mayMail();
    },
    async forgetEnded() {
      await Promise.all([sessions.forgetEnded(), links.forgetEnded(), keys.forgetEnded(), audit.forgetEnded()]);
    },
  };
};
