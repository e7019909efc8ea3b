/** Start of the email addresses that replies are sent to, before the token. */
const PREFIX = 'reply+';
/** 128 random bits as hexadecimal digits, because mail programs may change the case of an email address. */
const TOKEN = /^[0-9a-f]{32}$/;
/** Maximum length of an email address (RFC 5321). */
const LONGEST = 254;

/** @example replyAddress('0123…', 'mail.example.com') // 'reply+0123…@mail.example.com' */
export const replyAddress = (token: string, domain: string): string => `${PREFIX}${token}@${domain}`;

/**
 * Returns the token of a reply address in lower case, or `null` for every other email address, also one of another
 * domain.
 */
export const replyTokenIn = (address: string, domain: string): string | null => {
  if (domain === '' || address.length > LONGEST) return null;
  const lower = address.toLowerCase();
  if (!lower.startsWith(PREFIX) || !lower.endsWith(`@${domain.toLowerCase()}`)) return null;
  const token = lower.slice(PREFIX.length, -(domain.length + 1));
  return TOKEN.test(token) ? token : null;
};
