import { emailProblem } from '../../domain/site/auth/credentials.ts';

/** One email to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go; the sales address if absent. */
  readonly replyTo?: string;
}

/** Sends email. */
export interface Mailer {
  /** Throws if the email is invalid or the service rejects it. */
  send(mail: Mail): Promise<void>;
}

/** Maximum length of a line in an email (RFC 5322 §2.1.1). */
export const LONGEST_SUBJECT = 998;
/** Maximum size of an email: far more than this site needs, far less than the service accepts (5 MiB). */
export const LARGEST_MAIL = 256 * 1024;

/** Line breaks would start a new header; other control characters are not allowed in a header either. */
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** Returns why a string is not allowed in a header, or `null`. */
export const headerProblem = (name: string, text: string): string | null =>
  CONTROL.test(text) ? `The ${name} of an email contains a line break or another control character.` : null;

const isAddress = (text: string): boolean => !CONTROL.test(text) && text === text.trim() && emailProblem(text) === null;

/**
 * Returns why an email is invalid, or `null`. Checked here because not every runtime does: the local one accepts
 * everything. The message contains nothing from the email.
 */
export const mailProblem = ({ to, subject, text, html, replyTo }: Mail): string | null => {
  if (!isAddress(to)) return 'The recipient of an email is not an email address.';
  if (replyTo !== undefined && !isAddress(replyTo)) return 'The reply address of an email is not an email address.';
  const aboutSubject = headerProblem('subject', subject);
  if (aboutSubject !== null) return aboutSubject;
  if (subject === '' || bytesOf(subject) > LONGEST_SUBJECT) {
    return `The subject of an email must have 1 to ${LONGEST_SUBJECT} bytes.`;
  }
  if (text === '' || html === '') return 'An email must have a text and an HTML version.';
  return bytesOf(text) + bytesOf(html) > LARGEST_MAIL ? `An email is larger than ${LARGEST_MAIL} bytes.` : null;
};
