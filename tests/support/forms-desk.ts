import type { DatabaseSync } from 'node:sqlite';
import { embeddedSubmissions } from '../../src/server/forms/submissions.ts';
import { r2Uploads } from '../../src/server/forms/uploads.ts';
import { embeddedQuotes } from '../../src/server/quotes/quote-store.ts';
import type { Services } from '../../src/server/services.ts';
import { applyMigrations, readMigrations } from '../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from './sqlite-d1.ts';

export interface StoredForm {
  readonly form_type: string;
  readonly page: string;
  readonly suspect: number;
  readonly field_values: string;
  readonly attachments: string;
}

/** The stores of forms and quotes, over SQLite and a bucket in memory. */
export interface FormsDesk {
  readonly services: Pick<Services, 'submissions' | 'uploads' | 'quotes'>;
  readonly db: DatabaseSync;
  /** Objects of the bucket by key. */
  readonly bucket: Map<string, ArrayBuffer>;
  forms(): StoredForm[];
}

export const formsDesk = async (): Promise<FormsDesk> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  const migrations = readMigrations().filter(({ name }) => /^00(?:0[4579]|10)_/.test(name));
  await applyMigrations(d1, migrations);
  const bucket = new Map<string, ArrayBuffer>();
  const r2 = {
    put: async (key: string, bytes: ArrayBuffer) => void bucket.set(key, bytes),
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) bucket.delete(key);
    },
  };
  return {
    services: {
      submissions: embeddedSubmissions(d1),
      uploads: r2Uploads(r2 as unknown as Parameters<typeof r2Uploads>[0]),
      quotes: embeddedQuotes(d1),
    },
    db,
    bucket,
    forms: () => db.prepare('SELECT * FROM form_submissions ORDER BY id').all() as unknown as StoredForm[],
  };
};
