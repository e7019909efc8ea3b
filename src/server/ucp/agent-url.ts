const LONGEST_HEADER = 2048;
const LONGEST_URL = 1024;

/** `profile="https://…"` in a dictionary of RFC 8941; a string escapes `"` and `\`. */
const PROFILE = /(?:^|,)[ \t]*profile="((?:[^"\\]|\\["\\])*)"/g;

/** Returns the profile URL in a `UCP-Agent` header, or '' without one. Of repeated members, the last one counts. */
export const profileInHeader = (header: string): string => {
  if (header.length > LONGEST_HEADER) return '';
  const value = [...header.matchAll(PROFILE)].at(-1)?.[1] ?? '';
  return value.replaceAll(/\\(["\\])/g, '$1');
};

/** Names that resolve inside networks only (RFC 6761, RFC 6762, RFC 8375, ICANN's private-use name and common ones). */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/;
const IP_LITERAL = /^\[|^[\d.]+$/;
/** An IP address inside a name, such as `127.0.0.1.nip.io`, which public DNS services resolve to that IP address. */
const IP_IN_NAME = /(?:^|[.-])\d{1,3}([.-])\d{1,3}\1\d{1,3}\1\d{1,3}(?:[.-]|$)/;

/**
 * Returns the URL of a caller's profile if the Worker may fetch it, or the reason why not. It fetches https URLs on the
 * standard port of public domain names: no IP addresses in any notation, no credentials, no names of private networks,
 * and not this site itself.
 *
 * @param ownHosts hosts of this site
 */
export const agentProfileUrl = (
  text: string,
  ownHosts: readonly string[],
): { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: string } => {
  const bad = (reason: string) => ({ ok: false, reason }) as const;
  if (text.length > LONGEST_URL) return bad(`it is longer than ${LONGEST_URL} characters`);
  if (!URL.canParse(text)) return bad('it is not a URL');
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:') return bad('it does not begin with https://');
  if (url.username !== '' || url.password !== '') return bad('it contains credentials');
  if (url.port !== '') return bad('it names a port');
  if (url.hash !== '') return bad('it has a fragment');
  if (IP_LITERAL.test(host) || IP_IN_NAME.test(host)) return bad('it names an IP address');
  if (!host.includes('.') || PRIVATE_NAMES.test(host)) return bad('it does not name a public host');
  if (ownHosts.some((own) => own === host)) return bad('it names this site');
  return { ok: true, url: url.href };
};
