import type { D1Database } from '@cloudflare/workers-types';
import { OPEN_QUOTES_PATH } from '../../domain/order/quotes/quote-links.ts';
import { tokenHref } from '../../domain/site/account-pages.ts';
import type { WaitUntil } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountMail } from '../mail/account-mails.ts';
import { countMail, type MailRequest } from '../mail/mail-count.ts';
import type { MailContent, MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import { wait } from '../resilience/wait.ts';
import { digestOf } from '../security/digest.ts';
import { randomToken } from '../security/random-id.ts';
import type { Settings } from '../settings.ts';

/** Emailed links that open a visitor's quotes without a password. */
export interface QuoteLinks {
  /**
   * Emails a link if the recipient sent a quote request. Responds the same way in the same time for any other email
   * address.
   */
  ask(request: MailRequest, waitUntil: WaitUntil): Promise<void>;
  /** Consumes a link and returns the email address whose quotes it opens, or `null` if it is unknown or expired. */
  open(token: string): Promise<string | null>;
  /** Deletes expired links. */
  forgetEnded(): Promise<void>;
}

/** Fifteen minutes, because the visitor is waiting for the email. */
const LINK_MINUTES = 15;
const LINK_MS = LINK_MINUTES * 60_000;
/** Minimum response time, regardless of the result. */
export const LINK_FLOOR_MS = 750;

const HAS_QUOTES = `SELECT 1 FROM quote_requests WHERE lower(json_extract(contact, '$.email')) = lower(?) LIMIT 1`;
const INSERT = 'INSERT INTO quote_links (address_hash, email, token_hash, expires_at) VALUES (?1, ?2, ?3, ?4)';
/** Using one link deletes all links of the email address. */
const SPEND = `DELETE FROM quote_links
  WHERE address_hash = (SELECT address_hash FROM quote_links WHERE token_hash = ?1)
  RETURNING token_hash = ?1 AS is_used, email, expires_at`;

/** Email with a link that opens the quotes of its recipient. */
export const linkMail = ({ brandName, email, href, at }: AccountMail): MailContent => ({
  subject: `Open your quotes at ${brandName}`,
  heading: 'Open your quotes',
  at,
  paragraphs: [`Someone asked to see the quote requests that were sent to ${brandName} from the address ${email}.`],
  action: { label: 'Open my quotes', href },
  after: [
    `The link works once, for ${LINK_MINUTES} minutes. It opens a page with a button that shows the quotes.`,
    'If you did not ask for this, ignore this email. Nobody sees your quotes without the link.',
  ],
  reason: 'You receive this email because this address was entered on the page Your quotes.',
});

interface Options {
  /** `null` if the site cannot send email; calls that need it then throw. */
  readonly mailer: Mailer | null;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl'>;
  readonly now: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Stores links in D1 as hashes; only the email contains the token. */
export const quoteLinks = (db: D1Database, { mailer, settings, now, sleep = wait }: Options): QuoteLinks => {
  const send = async (to: string, token: string): Promise<void> => {
    const { mailOf } = await import('../mail/mail-layout.tsx');
    const href = tokenHref(settings.siteUrl, OPEN_QUOTES_PATH, token);
    await mailer?.send(mailOf(to, linkMail({ brandName: settings.brandName, email: to, href, at: now() }), settings));
  };

  /**
   * Stores a link, with the same statements for every email address. Returns whether the email may be sent and has
   * quotes.
   */
  const storeLink = async (request: MailRequest, token: string): Promise<boolean> => {
    const { email } = request;
    const [count, tokenHash] = await Promise.all([countMail(db, request, now(), 'links '), digestOf(token)]);
    await db.batch([...count.statements]);
    const [mayMail, found] = await Promise.all([count.mayMail(), db.prepare(HAS_QUOTES).bind(email).first()]);
    if (!mayMail) return false;
    await db
      .prepare(INSERT)
      .bind(count.addressHash, email, tokenHash, now() + LINK_MS)
      .run();
    return found !== null;
  };

  return {
    async ask(request, waitUntil) {
      const { email } = request;
      if (mailer === null) throw new AppError('quote-mail-unavailable');
      const token = randomToken();
      const [isKnown] = await Promise.all([storeLink(request, token), sleep(LINK_FLOOR_MS)]);
      if (!isKnown) return;
      waitUntil(
        send(email, token).catch((error: unknown) => logError('mail failed', 'A link to quotes was not sent.', error)),
      );
    },
    async open(token) {
      const { results } = await db
        .prepare(SPEND)
        .bind(await digestOf(token))
        .all<{ is_used: number; email: string; expires_at: number }>();
      const row = results.find(({ is_used: isUsed }) => isUsed === 1);
      return row !== undefined && row.expires_at > now() ? row.email : null;
    },
    async forgetEnded() {
      await db.prepare('DELETE FROM quote_links WHERE expires_at <= ?').bind(now()).run();
    },
  };
};
