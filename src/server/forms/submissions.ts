import type { D1Database } from '@cloudflare/workers-types';
import type { FormType } from '../../domain/kit/forms/form-types.ts';
import type { FormValues } from '../../domain/kit/forms/validate-form.ts';
import type { StoredFile } from './uploads.ts';

/** A form as stored. */
export interface Submission {
  /** Digest of form, key and content, so that sending a form twice stores one record. */
  readonly submissionKey: string;
  readonly formType: FormType;
  /** Path of the page it was sent from. */
  readonly page: string;
  /** ISO time. */
  readonly submittedAt: string;
  /** The honeypot field was filled in: the form is stored, but nobody is notified. */
  readonly isSuspect: boolean;
  readonly values: FormValues;
  readonly attachments: readonly StoredFile[];
}

export interface SubmissionStore {
  has(submissionKey: string): Promise<boolean>;
  /** Returns `false` if the form had already been stored. */
  insert(submission: Submission): Promise<boolean>;
}

const FIND = 'SELECT id FROM form_submissions WHERE submission_key = ?';
const INSERT = `INSERT INTO form_submissions
  (submission_key, form_type, page, submitted_at, suspect, field_values, attachments, owed)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (submission_key) DO NOTHING RETURNING id`;

/** Submissions in D1. With `isPending`, each new one that is not suspect is marked for delivery to the backend. */
export const embeddedSubmissions = (db: D1Database, { isPending = false } = {}): SubmissionStore => ({
  has: async (submissionKey) => (await db.prepare(FIND).bind(submissionKey).first()) !== null,
  async insert({ submissionKey, formType, page, submittedAt, isSuspect, values, attachments }) {
    const row = await db
      .prepare(INSERT)
      .bind(
        submissionKey,
        formType,
        page,
        submittedAt,
        isSuspect ? 1 : 0,
        JSON.stringify(values),
        JSON.stringify(attachments),
        isPending && !isSuspect ? 1 : 0,
      )
      .first();
    return row !== null;
  },
});
