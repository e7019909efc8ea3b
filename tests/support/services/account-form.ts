import type { D1Database } from '@cloudflare/workers-types';
import type { AccountSource } from '../../../src/server/accounts/account-source.ts';
import { embeddedAccounts } from '../../../src/server/accounts/embedded-accounts.ts';
import { passwordCheck } from '../../../src/server/accounts/password-check.ts';
import { type Mail, mailProblem } from '../../../src/server/mail/mailer.ts';
import { SETTINGS } from './settings.ts';

/** Accounts over a database, with recorded mails and a clock that tests control. */
export interface AccountDesk {
  readonly accounts: AccountSource;
  /** Sent mails, oldest first. */
  readonly mails: Mail[];
  /** Every requested wait, in milliseconds. */
  readonly waits: number[];
  /** Milliseconds since 1970. */
  time: number;
  /** Resolves when work after the responses is complete. */
  settled(): Promise<void>;
  /** Returns the token in the newest mail to an email address. */
  tokenTo(email: string): string;
}

export const accountDesk = (db: D1Database, time = Date.parse('2026-11-21T09:00:00Z')): AccountDesk => {
  const mails: Mail[] = [];
  const waits: number[] = [];
  const going: Promise<unknown>[] = [];
  const desk: AccountDesk = {
    mails,
    waits,
    time,
    settled: async () => void (await Promise.all(going)),
    tokenTo(email) {
      const mail = mails.findLast(({ to }) => to === email);
      const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
      return token;
    },
    accounts: embeddedAccounts(db, {
      mailer: {
        async send(mail) {
          const problem = mailProblem(mail);
          if (problem !== null) throw new Error(problem);
          mails.push(mail);
        },
      },
      check: passwordCheck(SETTINGS.brandName),
      settings: SETTINGS,
      now: () => desk.time,
      waitUntil: (work) => void going.push(work),
      sleep: async (milliseconds) => void waits.push(milliseconds),
    }),
  };
  return desk;
};
