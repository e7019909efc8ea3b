import { ROLES, type Role } from '../../../src/domain/site/staff/roles.ts';
import { replyWriter } from '../../../src/server/backend/write-reply.ts';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import { staffServices } from '../../../src/server/staff/staff-services.ts';
import { appWithStaff } from './fake-staff.ts';
import { type FormsDesk, formsDesk } from './form-services.ts';
import { SETTINGS } from './settings.ts';

/** Token of the embedded backend for replies. */
export const REPLY_TOKEN = 'token-of-the-desk';

/** The desk with quotes in memory, and a signed-in person of each role. */
export interface QuoteDesk {
  readonly desk: FormsDesk;
  readonly app: ReturnType<typeof appWithStaff>;
  /** `Cookie` header by role. */
  readonly cookies: Readonly<Record<Role, string>>;
}

export const quoteDesk = async (): Promise<QuoteDesk> => {
  const desk = await formsDesk();
  const staff = staffServices(desk.d1, { settings: SETTINGS, mailer: null, now: Date.now });
  const items = embeddedDirectus({ db: desk.d1, now: Date.now, token: '', deskToken: REPLY_TOKEN });
  const writeReply = replyWriter({ url: 'https://embedded.invalid', token: REPLY_TOKEN }, async (request) =>
    items.fetch(request),
  );
  const signIn = async (role: Role): Promise<readonly [Role, string]> => {
    const id = role.padEnd(32, '0');
    desk.db
      .prepare('INSERT INTO staff (id, email, name, role, invited_at, joined_at) VALUES (?, ?, ?, ?, 1, 1)')
      .run(id, `${role}@x.example`, role, role);
    const token = await staff.sessions.start({ staffId: id, method: 'passkey', device: '', network: '' });
    return [role, `__Host-desk=${token}`];
  };
  const cookies = Object.fromEntries(await Promise.all(ROLES.map(signIn))) as Record<Role, string>;
  return { desk, app: appWithStaff(staff, { changes: { ...desk.services, writeReply } }), cookies };
};
