import type { D1Database } from '@cloudflare/workers-types';
import { once } from '../../domain/once.ts';
import type { DirectusClient } from '../directus/client.ts';
import type { MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import type { Settings } from '../settings.ts';
import type { QuoteLinks } from './quote-links.ts';
import type { VisitorDesk } from './visitor-desk.ts';

/** What happens to quotes after they were sent. */
export interface QuoteServices {
  readonly quoteDesk: VisitorDesk;
  /** Links by mail that open a visitor's own quotes. */
  readonly quoteLinks: QuoteLinks;
  /** Sends the mail that quotes owe. Never throws: what fails is owed still. */
  readonly sendQuoteMails: () => Promise<void>;
  /** Reads what staff answered, then sends the mail that quotes owe. */
  readonly quoteRound: () => Promise<void>;
}

interface Options {
  /** Reads what staff answer. */
  readonly client: DirectusClient;
  /** Names the backend: what was read of one says nothing of another. */
  readonly backend: string;
  /** What visitors send is to be handed to the backend. */
  readonly isOwed: boolean;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl'>;
  readonly mailer: Mailer | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Over D1, with answers from the backend. What most requests never need is loaded with the first that does. */
export const quoteServices = (db: D1Database, options: Options): QuoteServices => {
  const visitors = once(async () => (await import('./visitor-desk.ts')).visitorDesk(db, options));
  const links = once(async () => (await import('./quote-links.ts')).quoteLinks(db, options));
  const mails = once(async () => (await import('./quote-mails.ts')).quoteMails(db, options));
  const answers = once(async () => (await import('./staff-answers.ts')).staffAnswers(db, options));
  const sendQuoteMails = async (): Promise<void> => {
    try {
      await (await mails()).round();
    } catch (error) {
      logError('quote mails failed', 'Mail about quotes is sent later.', error);
    }
  };
  return {
    quoteDesk: {
      accept: async (...sent) => (await visitors()).accept(...sent),
      ask: async (...sent) => (await visitors()).ask(...sent),
      look: async (...sent) => (await visitors()).look(...sent),
    },
    quoteLinks: {
      ask: async (...sent) => (await links()).ask(...sent),
      open: async (token) => (await links()).open(token),
      forgetEnded: async () => (await links()).forgetEnded(),
    },
    sendQuoteMails,
    async quoteRound() {
      try {
        await (await answers()).round();
      } finally {
        await sendQuoteMails();
      }
    },
  };
};
