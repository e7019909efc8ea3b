import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import type { UploadStore } from '../forms/uploads.ts';
import type { MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import type { QuoteActions } from '../quotes/quote-actions.ts';
import { lazily } from '../resilience/lazily.ts';
import type { StorageBudget } from '../security/storage-budget.ts';
import type { Settings } from '../settings.ts';
import type { AuditLog } from '../staff/audit-log.ts';
import { type AttachmentReader, attachmentReader } from './attachment-reader.ts';
import type { IncomingMail, MailOutcome } from './inbound/receive-mail.ts';
import type { MessageChanges } from './message-changes.ts';
import type { MessageStore } from './message-store.ts';

/** Form messages at the desk, and the emails that belong to them and to quotes. */
export interface MessageServices {
  readonly store: MessageStore;
  readonly changes: MessageChanges;
  readonly files: AttachmentReader;
  /** Sends the queued emails about form messages. Never throws: failed emails remain queued. */
  readonly sendMails: () => Promise<void>;
  /** Stores an email to a reply address. */
  readonly receive: (mail: IncomingMail) => Promise<MailOutcome>;
}

interface Options {
  readonly settings: MailSettings & Pick<Settings, 'siteUrl' | 'replyDomain' | 'mailFrom' | 'salesEmail'>;
  readonly mailer: Mailer | null;
  readonly audit: AuditLog;
  readonly bucket: Pick<R2Bucket, 'get'>;
  readonly uploads: UploadStore;
  readonly storage: StorageBudget;
  readonly quotes: Pick<QuoteActions, 'ask' | 'look'>;
  readonly now: () => number;
}

/** Form messages in D1. The modules are loaded on the first call, since most requests need none. */
export const messageServices = (db: D1Database, options: Options): MessageServices => {
  const { settings, audit, bucket, uploads, storage, quotes, now } = options;
  const mails = lazily(async () => (await import('./message-mails.ts')).messageMails(db, options));
  const inbound = lazily(async () => {
    const [{ mailReceiver }, { mailStore }, { replyTokens }] = await Promise.all([
      import('./inbound/receive-mail.ts'),
      import('./inbound/store-mail.ts'),
      import('../mail/reply-tokens.ts'),
    ]);
    const store = mailStore({ db, uploads, storage, quotes, now });
    const tokens = replyTokens(db, { domain: settings.replyDomain, now });
    return { receive: mailReceiver({ db, tokens, store, settings, now }) };
  });
  return {
    store: lazily(async () => (await import('./message-store.ts')).messageStore(db)),
    changes: lazily(async () => (await import('./message-changes.ts')).messageChanges(db, { audit, now })),
    files: attachmentReader(bucket),
    async sendMails() {
      try {
        await mails.round();
      } catch (error) {
        logError(
          'message mails failed',
          'Emails about form messages could not be sent; the next round tries again.',
          error,
        );
      }
    },
    receive: (mail) => inbound.receive(mail),
  };
};
