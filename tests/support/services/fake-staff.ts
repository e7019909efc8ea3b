import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { Role } from '../../../src/domain/site/staff/roles.ts';
import { createApp } from '../../../src/server/app.ts';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import { DESK, type DeskSite } from '../../../src/server/desk/desk-site.ts';
import { SITE } from '../../../src/server/routes/route-families.ts';
import type { Services } from '../../../src/server/services.ts';
import { type StaffServices, staffServices } from '../../../src/server/staff/staff-services.ts';
import { readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../backend/sqlite-d1.ts';
import { fakeCatalogFiles } from './fake-catalog-files.ts';
import { servicesWith } from './fake-services.ts';
import { SETTINGS } from './settings.ts';

/** Staff in an empty database in memory. */
export interface FakeStaff {
  readonly db: DatabaseSync;
  readonly staff: StaffServices;
  /** Adds a person and returns the ID. */
  add(email: string, role: Role): string;
  /** Signs a person in and returns the `Cookie` header. */
  cookieOf(staffId: string): Promise<string>;
}

type StaffOptions = Partial<Parameters<typeof staffServices>[1]>;

/** Staff in a database that has all migrations. */
export const staffIn = (db: DatabaseSync, now: () => number = Date.now, options: StaffOptions = {}): FakeStaff => {
  const staff = staffServices(sqliteD1(db), { settings: SETTINGS, mailer: null, now, ...options });
  return {
    db,
    staff,
    add(email, role) {
      const id = createHash('sha256').update(email).digest('hex').slice(0, 32);
      db.prepare('INSERT INTO staff (id, email, name, role, invited_at, joined_at) VALUES (?, ?, ?, ?, ?, ?)').run(
        id,
        email,
        email.slice(0, email.indexOf('@')),
        role,
        now(),
        now(),
      );
      return id;
    },
    async cookieOf(staffId) {
      const token = await staff.sessions.start({ staffId, method: 'passkey', device: 'Test', network: '192.0.2.0/24' });
      return `__Host-desk=${token}`;
    },
  };
};

/** @param now returns the time in milliseconds since 1970 */
export const fakeStaff = (now: () => number = Date.now, options: StaffOptions = {}): FakeStaff => {
  const db = memoryDatabase();
  for (const { sql } of readMigrations()) db.exec(sql);
  return staffIn(db, now, options);
};

/** The application with these staff. */
export const appWithStaff = (
  staff: StaffServices,
  { desk = DESK, changes = {} }: { readonly desk?: DeskSite; readonly changes?: Partial<Services> } = {},
): Hono<AppBindings> => {
  const services = servicesWith({ staff, catalogFiles: fakeCatalogFiles().service, ...changes });
  const app = createApp(() => services, null, SITE, desk);
  const { request } = app;
  app.request = (input, init, env = { REQUEST_LOG: 'off' }, context) => request(input, init, env, context);
  return app;
};
