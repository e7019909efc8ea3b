import { emailProblem } from '../../domain/site/auth/credentials.ts';

/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Throws when the mail is none that may be sent, or could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** Longest line of a mail (RFC 5322 §2.1.1). */
export const LONGEST_SUBJECT = 998;
/** Far more than any text of this site needs, far less than the service takes (5 MiB). */
export const LARGEST_MAIL = 256 * 1024;

/** Line breaks would begin a new header; no other control character belongs in one either. */
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** Why a text may not stand in a header, or null. */
export const headerProblem = (name: string, text: string): string | null =>
  CONTROL.test(text) ? `The ${name} of a mail holds a line break or another control character.` : null;

/**
 * Why a mail may not be sent, or null. Checked here because not every runtime does: locally anything is taken. Says nothing
 * of what the mail holds.
 */
export const mailProblem = ({ to, subject, text, html }: Mail): string | null => {
  if (CONTROL.test(to) || to !== to.trim() || emailProblem(to) !== null) {
    return 'The recipient of a mail is not an email address.';
  }
  const aboutSubject = headerProblem('subject', subject);
  if (aboutSubject !== null) return aboutSubject;
  if (subject === '' || bytesOf(subject) > LONGEST_SUBJECT) {
    return `The subject of a mail has from 1 to ${LONGEST_SUBJECT} bytes.`;
  }
  if (text === '' || html === '') return 'A mail has a text and an HTML form.';
  return bytesOf(text) + bytesOf(html) > LARGEST_MAIL ? `A mail is larger than ${LARGEST_MAIL} bytes.` : null;
};
