import { longDay } from '../../domain/kit/text/date-format.ts';
import { formTitle } from '../../domain/site/messages/form-fields.ts';
import { messageNumber } from '../../domain/site/messages/message-state.ts';
import type { MailContent } from '../mail/mail-layout.tsx';
import type { Settings } from '../settings.ts';

/** An entry of a thread with the message that it belongs to. */
export interface MailedEntry {
  readonly submissionId: number;
  /** ISO time. */
  readonly submittedAt: string;
  readonly formType: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  readonly isOtherAddress: boolean;
  readonly words: string;
}

type MessageMailSettings = Pick<Settings, 'brandName' | 'siteUrl'>;

const aboutOf = ({ submissionId, submittedAt }: MailedEntry): NonNullable<MailContent['about']> => ({
  label: 'Message',
  number: messageNumber(submissionId, submittedAt),
});

/**
 * A reply of staff to the sender of a form. It does not repeat the form, because anybody can enter any email address
 * there.
 */
export const messageReplyMail = (entry: MailedEntry, { brandName }: MessageMailSettings): MailContent => ({
  subject: `Your message to ${brandName}: ${messageNumber(entry.submissionId, entry.submittedAt)}`,
  heading: 'Reply to your message',
  about: aboutOf(entry),
  at: entry.at,
  paragraphs: [`You wrote to ${brandName} on ${longDay(new Date(entry.submittedAt))}.`],
  action: null,
  comment: { words: entry.words, from: `${entry.who}, ${brandName}` },
  after: ['Reply to this email with any question.'],
  reason:
    'You receive this email because this address was entered on a form of our site. If it was not you, ignore this email.',
});

/** Reports an email of a customer to the sales address. */
export const customerMailNotice = (entry: MailedEntry, { brandName, siteUrl }: MessageMailSettings): MailContent => ({
  subject: `${messageNumber(entry.submissionId, entry.submittedAt)}: ${entry.isOtherAddress ? 'email from another address' : 'reply from the customer'}`,
  heading: 'Reply to a form message',
  about: aboutOf(entry),
  at: entry.at,
  paragraphs: [`Form: ${formTitle(entry.formType)}.`],
  action: { label: 'Open the message', href: `${siteUrl}/desk/messages/${entry.submissionId}` },
  comment: {
    words: entry.words,
    from: entry.isOtherAddress ? `Email from another address, ${entry.who}` : `Email from ${entry.who}`,
  },
  after: ['Log in to the desk before you open the link.'],
  reason: `This address receives the form messages of ${brandName}.`,
});
