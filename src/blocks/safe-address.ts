const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
/** A builder space on an engineer's machine has no https; elsewhere the content policy keeps such an address out. */
const IMAGE = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\/)/i;
/** Characters that browsers drop or read as a slash: with them an address is not what it seems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const MISLEADING = /[\u0000-\u0020\u007f\\]/;

const ownPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

const MAIL = /^[^\s@/:?#<>"]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,24})(?::\d{1,5})?(?=[/?#]|$)/u;
/** Ends of file names: `catalog.pdf` is a file somewhere, not a site. */
const FILE =
  /^(?:pdf|html?|php|aspx?|jpe?g|png|gif|svg|webp|avif|mp4|webm|zip|csv|txt|xlsx?|docx?|pptx?|js|mjs|css|json|xml)$/i;
const TELEPHONE = /^\+[\d\s().-]{5,30}$/;

const isHost = (address: string): boolean => {
  const last = HOST.exec(address)?.[1];
  return last !== undefined && !FILE.test(last);
};

/** An address with the scheme that staff left out. */
const withScheme = (address: string): string => {
  if (ownPath(address) || address.startsWith('#') || SCHEME.test(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  if (TELEPHONE.test(address)) return `tel:${address}`;
  return isHost(address) ? `https://${address}` : '';
};

/** Spaces as each scheme takes them: a telephone number has none, nor has a mail address; others have them encoded. */
const withoutSpaces = (address: string): string => {
  if (/^tel:/i.test(address)) return address.replace(/[\s().-]/g, '');
  const [path = '', ...query] = address.split('?');
  const place = /^mailto:/i.test(path) ? path.replace(/ /g, '') : path;
  return [place, ...query].join('?').replace(/ /g, '%20');
};

/** What a link needs beside its scheme: a number, a mailbox, a host that browsers can read. */
const leadsSomewhere = (address: string): boolean => {
  if (/^tel:/i.test(address)) return /\d/.test(address);
  if (/^mailto:/i.test(address)) return address.length > 'mailto:'.length;
  return !/^https?:/i.test(address) || URL.canParse(address);
};

/**
 * The address that may stand in `href`: a path, a fragment, http(s), mail or telephone; else empty. What staff type without
 * a scheme or with spaces becomes a working address.
 *
 * @example linkAddress('www.example.com') // 'https://www.example.com'
 * @example linkAddress('tel:+1 555 010-2600') // 'tel:+15550102600'
 */
export const linkAddress = (address: string): string => {
  const link = withoutSpaces(withScheme(address.trim()));
  return MISLEADING.test(link) || !leadsSomewhere(link) ? '' : link;
};

/**
 * What an address of a link looks like, as a pattern for the editor. What it lets pass may still be no address: the page
 * check names those.
 */
export const LINK_PATTERN =
  '^\\s*(?:$|/(?!/)|#|https?://|mailto:|tel:|\\+\\d|[^\\s@/:?#]+@[^\\s@/]+\\.[^\\s@/]+\\s*$|(?:[^\\s@/:?#.]+\\.)+[^\\s@/:?#.\\d]{2,}(?:[:/?#]|\\s*$))';

/** What staff read about an address that no link can have. */
export const LINK_HELP = 'A page of this site (/page), #anchor, a web or mail address, or a telephone number (+1 …)';

/** The address when it may stand in `src`: a path of this site, https, or a server on this machine; else empty. */
export const imageAddress = (address: string): string => {
  const trimmed = address.trim();
  if (MISLEADING.test(trimmed)) return '';
  return ownPath(trimmed) || IMAGE.test(trimmed) ? trimmed : '';
};
