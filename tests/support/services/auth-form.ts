import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { embeddedAuth } from '../../../src/server/accounts/embedded-auth.ts';
import type { DerivePassword } from '../../../src/server/accounts/password.ts';
import type { SigningKeys } from '../../../src/server/accounts/signing-keys.ts';
import { embeddedQuotes, type QuoteStore } from '../../../src/server/records/quote-store.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { userStatements } from '../../../src/tools/seed/users.ts';
import { memoryDatabase, sqliteD1 } from '../backend/sqlite-d1.ts';

const SECRET = 's'.repeat(32);
export const KEYS: SigningKeys = { current: SECRET, accepted: [SECRET] };

/** Client marks, in the format of `clientMarkOf`. */
export const [DESKTOP, PHONE] = ['client-desktop', 'client-phone'] as const;

export const ADA = { id: 'user-ada', email: 'ada@plant.example', password: 'a ring for Ada' } as const;
export const BOB = { id: 'user-bob', email: 'bob@mill.example', password: 'a ring for Bob' } as const;

/** Users, sessions and quotes over SQLite in memory, with a clock that tests control and recorded derivations. */
export interface AuthDesk {
  readonly auth: ReturnType<typeof embeddedAuth>;
  readonly quotes: QuoteStore;
  readonly db: DatabaseSync;
  readonly d1: D1Database;
  /** Every requested derivation, as iterations and password. */
  readonly derived: (readonly [iterations: number, password: string])[];
  /** Every requested wait, in milliseconds. */
  readonly waits: number[];
  /** Milliseconds since 1970. */
  time: number;
}

export const authDesk = async (keys: () => SigningKeys = () => KEYS): Promise<AuthDesk> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(
    d1,
    readMigrations().filter(({ name }) => /^00(?:0[45789]|15|2[01459])_/.test(name)),
  );
  const derived: (readonly [number, string])[] = [];
  const waits: number[] = [];
  // The real derivation takes 30 ms and has its own test.
  const derive: DerivePassword = async (password, salt, iterations) => {
    derived.push([iterations, password]);
    return `${salt}/${password}`;
  };
  for (const { id, email, password } of [ADA, BOB]) {
    const record = { salt: id, hash: `${id}/${password}`, iterations: 1000 };
    for (const statement of userStatements(id, email, record)) db.exec(statement);
  }
  const desk = {
    quotes: embeddedQuotes(d1),
    db,
    d1,
    derived,
    waits,
    time: Date.parse('2026-11-21T09:00:00Z'),
    auth: embeddedAuth(d1, {
      keys,
      now: () => desk.time,
      derive,
      sleep: async (milliseconds) => void waits.push(milliseconds),
    }),
  } as AuthDesk;
  return desk;
};
