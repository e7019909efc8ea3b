import type { D1Database } from '@cloudflare/workers-types';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type AccountContact, accountContact, NO_CONTACT } from '../../domain/site/auth/account-contact.ts';

/** Contact data that accounts sent with their latest request, to prefill the next one. */
export interface ContactStore {
  /** Returns empty strings without a request. */
  read(userId: string): Promise<AccountContact>;
  write(userId: string, contact: AccountContact): Promise<void>;
}

const READ = 'SELECT contact FROM account_contacts WHERE user_id = ?';
const WRITE = `INSERT INTO account_contacts (user_id, contact) VALUES (?, ?)
  ON CONFLICT (user_id) DO UPDATE SET contact = excluded.contact`;

export const contactStore = (db: D1Database): ContactStore => ({
  async read(userId) {
    const row = await db.prepare(READ).bind(userId).first<{ contact: string }>();
    return parsedOrNull(accountContact, JSON.parse(row?.contact ?? 'null')) ?? NO_CONTACT;
  },
  async write(userId, contact) {
    await db.prepare(WRITE).bind(userId, JSON.stringify(contact)).run();
  },
});
