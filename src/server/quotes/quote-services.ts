import type { D1Database } from '@cloudflare/workers-types';
import { once } from '../../domain/kit/once.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { WriteReply } from '../backend/write-reply.ts';
import type { DirectusClient } from '../directus/client.ts';
import type { MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import { lazily } from '../resilience/lazily.ts';
import type { Settings } from '../settings.ts';
import { auditLog } from '../staff/audit-log.ts';
import type { QuoteInbox } from './desk/quote-inbox.ts';
import type { EditedQuotes } from './edited-quotes.ts';
import type { QuoteActions } from './quote-actions.ts';
import type { SentQuoteFiles } from './quote-files.ts';
import type { QuoteLinks } from './quote-links.ts';
import type { SendStaffMessage } from './staff-messages.ts';

/** Everything that happens to quotes after they were sent. */
export interface QuoteServices {
  readonly quoteDesk: QuoteActions;
  /** Quotes as staff work on them at the desk. */
  readonly editedQuotes: () => Promise<EditedQuotes>;
  /** Files of staff that the customers of quotes may read. */
  readonly quoteFiles: SentQuoteFiles;
  /** Emailed links that open a visitor's quotes. */
  readonly quoteLinks: QuoteLinks;
  /** The lists of quotes at the desk. */
  readonly quoteInbox: QuoteInbox;
  /** Sends the queued emails about quotes. Never throws: failed emails remain queued. */
  readonly sendQuoteMails: () => Promise<void>;
  /** Sends a message of staff to the customer of a quote. Its email waits for `sendQuoteMails`. */
  readonly sendStaffMessage: SendStaffMessage;
  /** Reads the staff's replies, queues reminders, then sends the queued emails about quotes. */
  readonly quoteRound: () => Promise<void>;
}

interface Options {
  /** Reads the staff's replies. */
  readonly client: DirectusClient;
  /** Identifies the backend, because the reading position differs per backend. */
  readonly backend: string;
  /** Whether visitors' records are delivered to the backend. */
  readonly isPending: boolean;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl' | 'replyDomain' | 'closingDays' | 'desk'>;
  /** Writes the staff's replies into the backend's collection. */
  readonly writeReply: WriteReply;
  readonly mailer: Mailer | null;
  /** Throws if there is no catalog. */
  readonly readCatalog: () => Promise<Catalog>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Quotes in D1, with replies from the backend. The modules are loaded on the first call, since most requests need none.
 */
export const quoteServices = (db: D1Database, options: Options): QuoteServices => {
  const mails = lazily(async () => (await import('./quote-mails.ts')).quoteMails(db, options));
  const answers = lazily(async () => (await import('./staff-answers.ts')).staffAnswers(db, options));
  const sendQuoteMails = async (): Promise<void> => {
    try {
      await mails.round();
    } catch (error) {
      logError('quote mails failed', 'Emails about quotes could not be sent; the next round tries again.', error);
    }
  };
  const inbox: QuoteInbox = lazily(async () =>
    (await import('./desk/quote-inbox.ts')).quoteInbox(db, { ...options, readReplies: () => answers.round() }),
  );
  return {
    quoteInbox: inbox,
    editedQuotes: once(async () => (await import('./edited-quotes.ts')).editedQuotes(db, options)),
    quoteDesk: lazily(async () => (await import('./quote-actions.ts')).createQuoteActions(db, options)),
    quoteFiles: lazily<SentQuoteFiles>(async () => (await import('./quote-files.ts')).quoteFileStore(db, options.now)),
    quoteLinks: lazily(async () => (await import('./quote-links.ts')).quoteLinks(db, options)),
    sendQuoteMails,
    sendStaffMessage: async (...message) => {
      const { staffMessages } = await import('./staff-messages.ts');
      const { now } = options;
      return staffMessages(db, { audit: auditLog(db, now), now })(...message);
    },
    async quoteRound() {
      try {
        await answers.round();
      } finally {
        await inbox.deskRound();
        await sendQuoteMails();
      }
    },
  };
};
