import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { replyWriter } from '../../../src/server/backend/write-reply.ts';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import { embeddedClient } from '../../../src/server/directus/embedded/client.ts';
import { embeddedSubmissions } from '../../../src/server/forms/submissions.ts';
import { r2Uploads } from '../../../src/server/forms/uploads.ts';
import { type Mail, mailProblem } from '../../../src/server/mail/mailer.ts';
import { type QuoteServices, quoteServices } from '../../../src/server/quotes/quote-services.ts';
import { embeddedQuotes } from '../../../src/server/records/quote-store.ts';
import type { Services } from '../../../src/server/services.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../backend/sqlite-d1.ts';
import { indexed } from '../catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../catalog/small-catalog.ts';
import { SETTINGS } from './settings.ts';

const DESK_TOKEN = 'token-of-the-sales-desk';

export interface StoredForm {
  readonly form_type: string;
  readonly page: string;
  readonly suspect: number;
  readonly field_values: string;
  readonly attachments: string;
}

/** The stores of forms and quotes, over SQLite and a bucket in memory. */
export interface FormsDesk {
  readonly services: Pick<Services, 'submissions' | 'uploads' | 'quotes' | keyof QuoteServices>;
  /** Sent mails, oldest first. */
  readonly mails: Mail[];
  /** The error of sending mail, or `null` when it works. */
  mailFault: Error | null;
  readonly d1: D1Database;
  readonly db: DatabaseSync;
  /** Objects of the bucket by key. */
  readonly bucket: Map<string, ArrayBuffer>;
  forms(): StoredForm[];
}

/** @param now milliseconds since 1970 */
export const formsDesk = async (now: () => number = Date.now): Promise<FormsDesk> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  const bucket = new Map<string, ArrayBuffer>();
  const r2 = {
    put: async (key: string, bytes: ArrayBuffer) => void bucket.set(key, bytes),
    get: async (key: string) => {
      const bytes = bucket.get(key);
      return bytes === undefined ? null : { body: new Response(bytes).body };
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) bucket.delete(key);
    },
  };
  const embedded = embeddedDirectus({ db: d1, now, token: 'token-of-the-catalog', deskToken: DESK_TOKEN });
  const mails: Mail[] = [];
  const desk: FormsDesk = {
    mails,
    mailFault: null,
    d1,
    services: {
      ...quoteServices(d1, {
        client: embeddedClient(d1, now, 'desk'),
        backend: '',
        isPending: false,
        settings: SETTINGS,
        mailer: {
          async send(mail) {
            if (desk.mailFault !== null) throw desk.mailFault;
            const problem = mailProblem(mail);
            if (problem !== null) throw new Error(problem);
            mails.push(mail);
          },
        },
        readCatalog: async () => indexed(SMALL_CATALOG),
        writeReply: replyWriter({ url: 'http://embedded', token: DESK_TOKEN }, (request) => embedded.fetch(request)),
        now,
      }),
      submissions: embeddedSubmissions(d1),
      uploads: r2Uploads(r2 as unknown as Parameters<typeof r2Uploads>[0]),
      quotes: embeddedQuotes(d1, { now }),
    },
    db,
    bucket,
    forms: () => db.prepare('SELECT * FROM form_submissions ORDER BY id').all() as unknown as StoredForm[],
  };
  return desk;
};
