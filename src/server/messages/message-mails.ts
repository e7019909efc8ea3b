import type { D1Database } from '@cloudflare/workers-types';
import type { MailSettings } from '../mail/mail-layout.tsx';
import { MAX_TRIES, type MailQueue, mailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { replyTokens } from '../mail/reply-tokens.ts';
import type { Settings } from '../settings.ts';

interface Row {
  readonly id: number;
  readonly tries: number;
  readonly entry_id: number;
}

interface EntryRow {
  readonly submission_id: number;
  readonly submitted_at: string;
  readonly form_type: string;
  readonly email: string | null;
  readonly at: number;
  readonly kind: 'reply' | 'mail';
  readonly who: string;
  readonly is_other_address: number;
  readonly words: string;
}

const READ = `SELECT submission_id, submitted_at, form_type, json_extract(field_values, '$.email') AS email, at, kind, who,
    is_other_address, words
  FROM message_entries JOIN form_submissions ON form_submissions.id = submission_id WHERE message_entries.id = ?`;

interface Options {
  /** `null` if email cannot be sent; the queue then waits. */
  readonly mailer: Mailer | null;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl' | 'replyDomain'>;
  readonly now: () => number;
}

/** Queued emails about form messages. */
export const messageMails = (db: D1Database, { mailer, settings, now }: Options): MailQueue => {
  if (mailer === null) return { round: async () => undefined };
  const tokens = replyTokens(db, { domain: settings.replyDomain, now });
  return mailQueue<Row>(db, {
    table: 'message_mails',
    columns: 'entry_id',
    event: 'message mails',
    givenUp: {
      event: 'message mail given up',
      message: `An email about a form message was given up after ${MAX_TRIES} failed attempts.`,
    },
    now,
    async send({ entry_id: entryId }) {
      const row = await db.prepare(READ).bind(entryId).first<EntryRow>();
      if (row === null || !row.email) return false;
      const [{ messageReplyMail, customerMailNotice }, { mailOf }] = await Promise.all([
        import('./message-mail.ts'),
        import('../mail/mail-layout.tsx'),
      ]);
      const entry = {
        submissionId: row.submission_id,
        submittedAt: row.submitted_at,
        formType: row.form_type,
        at: row.at,
        who: row.who,
        isOtherAddress: row.is_other_address === 1,
        words: row.words,
      };
      if (row.kind === 'mail') {
        await mailer.send(mailOf(settings.salesEmail, customerMailNotice(entry, settings), settings));
        return true;
      }
      const replyTo = await tokens.create({ kind: 'message', id: row.submission_id });
      const mail = mailOf(row.email, messageReplyMail(entry, settings), settings);
      await mailer.send(replyTo === null ? mail : { ...mail, replyTo });
      return true;
    },
  });
};
