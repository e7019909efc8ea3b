import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { countToAddress } from '../mail/mail-count.ts';
import type { MailSettings } from '../mail/mail-layout.tsx';
import { MAX_TRIES, type MailQueue, mailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { replyTokens } from '../mail/reply-tokens.ts';
import { MAIL_KINDS } from '../records/quote-mail-rows.ts';
import { quoteInRow } from '../records/quote-store.ts';
import type { Settings } from '../settings.ts';
import { isReminderDue } from './desk/customer-reminders.ts';

/** Maximum number of confirmations per hour to one recipient, because anybody can enter any email address. */
const CONFIRMED_AN_HOUR = 10;

interface Row {
  readonly id: number;
  readonly quote_id: number;
  readonly kind: string;
  readonly words: string | null;
  readonly other_address: string | null;
  /** ISO time of the event. */
  readonly happened_at: string | null;
  readonly tries: number;
}

const OF_EVENT = 'FROM quote_events WHERE quote_events.id = event_id';
const COLUMNS = `quote_id, kind, (SELECT words ${OF_EVENT}) AS words, (SELECT other_address ${OF_EVENT}) AS other_address,
  (SELECT happened_at ${OF_EVENT}) AS happened_at`;

const kindOf = v.picklist(MAIL_KINDS);

interface Options {
  /** `null` if email cannot be sent; the queue then waits. */
  readonly mailer: Mailer | null;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl' | 'replyDomain'>;
  /** Throws if there is no catalog: emails then lack the descriptions of parts. */
  readonly readCatalog: () => Promise<Catalog>;
  readonly now: () => number;
}

/** Queued emails about quotes. */
export const quoteMails = (db: D1Database, { mailer, settings, readCatalog, now }: Options): MailQueue => {
  if (mailer === null) return { round: async () => undefined };
  const tokens = replyTokens(db, { domain: settings.replyDomain, now });

  const mayConfirm = async (email: string): Promise<boolean> =>
    (await countToAddress(db, email, now(), 'quotes ')) <= CONFIRMED_AN_HOUR;

  const send = async (row: Row): Promise<boolean> => {
    const kind = v.parse(kindOf, row.kind);
    const quote = await quoteInRow(db, row.quote_id);
    if (quote === null) return false;
    if (kind.startsWith('received') && row.tries === 1 && !(await mayConfirm(quote.contact.email))) return false;
    if (kind === 'reminder' && !isReminderDue(quote, row.happened_at, now())) return false;
    const [{ quoteMail }, { mailOf }, { partDescriber }, catalog] = await Promise.all([
      import('./quote-mail.ts'),
      import('../mail/mail-layout.tsx'),
      import('./part-describer.ts'),
      readCatalog().catch(() => null),
    ]);
    const isForSales = kind.startsWith('sales_');
    const replyTo = isForSales ? null : await tokens.create({ kind: 'quote', id: row.quote_id });
    const about = {
      settings,
      words: row.words ?? '',
      otherAddress: row.other_address,
      describe: partDescriber(catalog),
    };
    const mail = mailOf(
      isForSales ? settings.salesEmail : quote.contact.email,
      quoteMail(kind, quote, about),
      settings,
    );
    await mailer.send(replyTo === null ? mail : { ...mail, replyTo });
    return true;
  };

  return mailQueue<Row>(db, {
    table: 'quote_mails',
    columns: COLUMNS,
    send,
    event: 'quote mails',
    givenUp: {
      event: 'quote mail given up',
      message: `An email about a quote was given up after ${MAX_TRIES} failed attempts.`,
    },
    now,
  });
};
