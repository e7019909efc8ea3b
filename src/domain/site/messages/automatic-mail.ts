/** A header of an email. Names are in lower case. */
export interface MailHeader {
  readonly key: string;
  readonly value: string;
}

const AUTOMATIC_PRECEDENCE = new Set(['bulk', 'junk', 'list', 'auto_reply']);
const AUTOMATIC_HEADERS = ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'];
/** Email addresses that only programs send from. */
const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?(?:[+=-].*)?)@/i;

const first = (headers: readonly MailHeader[], name: string): string =>
  (headers.find(({ key }) => key === name)?.value ?? '').trim().toLowerCase();

/**
 * Returns whether a program sent an email: an out-of-office reply, a bounce, a mailing list (RFC 3834 §2). Such emails are
 * dropped, so that two programs never write to each other.
 *
 * @param sender envelope sender; empty for bounces
 */
export const isAutomaticMail = (headers: readonly MailHeader[], sender: string): boolean => {
  const submitted = first(headers, 'auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    AUTOMATIC_PRECEDENCE.has(first(headers, 'precedence')) ||
    AUTOMATIC_HEADERS.some((name) => first(headers, name) !== '') ||
    first(headers, 'return-path') === '<>' ||
    sender === '' ||
    sender === '<>' ||
    ROBOTS.test(sender)
  );
};

/** Host that adds the result of sender authentication, as first header of this name. */
const AUTHENTICATOR = 'mx.cloudflare.net';

/**
 * Returns whether the receiving mail server reported that the sender is forged. Headers that the sender added itself are
 * behind that of the server.
 */
export const isForged = (headers: readonly MailHeader[]): boolean => {
  const result = first(headers, 'authentication-results');
  return result.startsWith(AUTHENTICATOR) && /\bdmarc=fail\b/.test(result);
};
