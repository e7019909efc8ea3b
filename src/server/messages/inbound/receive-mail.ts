import type { D1Database } from '@cloudflare/workers-types';
import { LONGEST_EMAIL } from '../../../domain/kit/forms/form-field.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { withoutHidden } from '../../../domain/kit/text/hidden-characters.ts';
import { LONGEST_MESSAGE } from '../../../domain/order/quotes/quote-limits.ts';
import { mailboxOf } from '../../../domain/site/auth/mailbox.ts';
import { isAutomaticMail, isForged, type MailHeader } from '../../../domain/site/messages/automatic-mail.ts';
import { countToAddress } from '../../mail/mail-count.ts';
import type { ReplyThread, ReplyTokens } from '../../mail/reply-tokens.ts';
import { digestOf } from '../../security/digest.ts';
import type { Settings } from '../../settings.ts';
import { isParsable, LARGEST_MAIL, type ParsedMail, parseMail } from './parse-mail.ts';
import { readBounded } from './read-bounded.ts';
import type { StoreMail } from './store-mail.ts';

/** An email as the platform delivers it. */
export interface IncomingMail {
  /** Envelope sender and recipient. */
  readonly from: string;
  readonly to: string;
  readonly headers: Headers;
  readonly raw: ReadableStream<Uint8Array>;
  readonly rawSize: number;
}

/** `rejected`: the sender's mail server returns `reason` to the sender. `dropped`: nobody is notified. */
export type MailOutcome =
  | { readonly kind: 'stored' | 'dropped'; readonly reason: string }
  | { readonly kind: 'rejected'; readonly reason: string; readonly message: string };

/** Maximum number of emails per thread and hour. */
const MAILS_AN_HOUR = 20;
const LONGEST_ID = 1000;

interface Options {
  readonly db: D1Database;
  readonly tokens: ReplyTokens;
  readonly store: StoreMail;
  readonly settings: Pick<Settings, 'replyDomain' | 'mailFrom' | 'salesEmail'>;
  readonly now: () => number;
}

const headersOf = (headers: Headers): readonly MailHeader[] =>
  [...headers.entries()].map(([key, value]) => ({ key: key.toLowerCase(), value }));

/** Returns the sender as staff see it. */
const senderOf = ({ from: header }: ParsedMail, envelope: string): string =>
  cutText(withoutHidden(header || envelope).trim(), LONGEST_EMAIL) || 'unknown sender';

/**
 * Returns the function that receives emails to reply addresses. Checks are in the order of their cost: the recipient, the
 * headers, the size, the rate, then the content.
 */
export const mailReceiver = ({ db, tokens, store, settings, now }: Options) => {
  const writeTo = `Write to ${settings.salesEmail} instead.`;
  const rejected = (reason: string, text: string): MailOutcome => ({
    kind: 'rejected',
    reason,
    message: `${text} ${writeTo}`,
  });
  const dropped = (reason: string): MailOutcome => ({ kind: 'dropped', reason });

  /** Returns whether an email was sent by this site, which would make a loop. */
  const isOwn = (address: string): boolean => {
    const mailbox = mailboxOf(address);
    return mailbox === mailboxOf(settings.mailFrom) || mailbox.endsWith(`@${settings.replyDomain}`);
  };

  const mayReceive = async ({ kind, id }: ReplyThread): Promise<boolean> =>
    (await countToAddress(db, `${kind} ${id}`, now(), 'replies ')) <= MAILS_AN_HOUR;

  const parse = async (mail: IncomingMail): Promise<ParsedMail | 'too-large' | 'invalid'> => {
    const bytes = await readBounded(mail.raw, LARGEST_MAIL);
    if (bytes === null) return 'too-large';
    if (!isParsable(bytes)) return 'invalid';
    return parseMail(bytes, LONGEST_MESSAGE).catch(() => 'invalid' as const);
  };

  return async (mail: IncomingMail): Promise<MailOutcome> => {
    const thread = await tokens.threadOf(mail.to);
    if (thread === null) return rejected('unknown address', 'This address is not in use.');
    if (isOwn(mail.from) || isAutomaticMail(headersOf(mail.headers), mail.from)) return dropped('automatic');
    if (mail.rawSize > LARGEST_MAIL) return rejected('too large', 'The email is larger than 8 MB.');
    if (!(await mayReceive(thread))) return rejected('too many', 'There were too many emails within an hour.');
    const parsed = await parse(mail);
    if (parsed === 'too-large') return rejected('too large', 'The email is larger than 8 MB.');
    if (parsed === 'invalid') return rejected('invalid', 'The email could not be read.');
    if (isOwn(parsed.from) || isAutomaticMail(parsed.headers, mail.from)) return dropped('automatic');
    if (parsed.words === '') return dropped('empty');
    const outcome = await store(thread, {
      key: await digestOf(cutText(parsed.messageId, LONGEST_ID) || JSON.stringify([parsed.from, parsed.words])),
      sender: senderOf(parsed, mail.from),
      isForged: isForged(parsed.headers),
      words: parsed.words.toWellFormed(),
      files: parsed.files,
    });
    if (outcome === 'closed') return rejected('closed', 'This conversation is closed.');
    if (outcome === 'gone') return rejected('unknown address', 'This address is not in use.');
    if (outcome === 'full') return rejected('storage', 'The email could not be stored.');
    return { kind: 'stored', reason: outcome };
  };
};
