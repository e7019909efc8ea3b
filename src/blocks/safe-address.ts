const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
/** Allows http for a builder space on a developer's machine. Elsewhere the content policy blocks such a URL. */
const IMAGE = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\/)/i;
/** Characters that browsers ignore or read as a slash, and that make a URL misleading. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const MISLEADING = /[\u0000-\u0020\u007f\\]/;

const ownPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

const MAIL = /^[^\s@/:?#<>"]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,24})(?::\d{1,5})?(?=[/?#]|$)/u;
/** File extensions: `catalog.pdf` is a file, not a host. */
const FILE =
  /^(?:pdf|html?|php|aspx?|jpe?g|png|gif|svg|webp|avif|mp4|webm|zip|csv|txt|xlsx?|docx?|pptx?|js|mjs|css|json|xml)$/i;
const TELEPHONE = /^\+[\d\s().-]{5,30}$/;

const isHost = (address: string): boolean => {
  const last = HOST.exec(address)?.[1];
  return last !== undefined && !FILE.test(last);
};

/** Returns a URL with the scheme that staff omitted. */
const withScheme = (address: string): string => {
  if (ownPath(address) || address.startsWith('#') || SCHEME.test(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  if (TELEPHONE.test(address)) return `tel:${address}`;
  return isHost(address) ? `https://${address}` : '';
};

/** Removes spaces from telephone numbers and email addresses, and encodes them in other URLs. */
const withoutSpaces = (address: string): string => {
  if (/^tel:/i.test(address)) return address.replace(/[\s().-]/g, '');
  const [path = '', ...query] = address.split('?');
  const place = /^mailto:/i.test(path) ? path.replace(/ /g, '') : path;
  return [place, ...query].join('?').replace(/ /g, '%20');
};

/**
 * Reports whether a link has a valid part after its scheme: a number, an email address, or a host that browsers can
 * parse.
 */
const leadsSomewhere = (address: string): boolean => {
  if (/^tel:/i.test(address)) return /\d/.test(address);
  if (/^mailto:/i.test(address)) return address.length > 'mailto:'.length;
  return !/^https?:/i.test(address) || URL.canParse(address);
};

/**
 * Returns a URL that is safe in `href`: a path, a fragment, http(s), mail or telephone; otherwise an empty string.
 * Corrects missing schemes and spaces in the input of staff.
 *
 * @example linkAddress('www.example.com') // 'https://www.example.com'
 * @example linkAddress('tel:+1 555 010-2600') // 'tel:+15550102600'
 */
export const linkAddress = (address: string): string => {
  const link = withoutSpaces(withScheme(address.trim()));
  return MISLEADING.test(link) || !leadsSomewhere(link) ? '' : link;
};

/** Pattern of a link URL for the editor. It may match invalid URLs; the page check reports those. */
export const LINK_PATTERN =
  '^\\s*(?:$|/(?!/)|#|https?://|mailto:|tel:|\\+\\d|[^\\s@/:?#]+@[^\\s@/]+\\.[^\\s@/]+\\s*$|(?:[^\\s@/:?#.]+\\.)+[^\\s@/:?#.\\d]{2,}(?:[:/?#]|\\s*$))';

/** Message for staff about an invalid link URL. */
export const LINK_HELP = 'A page of this site (/page), #anchor, a web or mail address, or a telephone number (+1 …)';

/**
 * Returns the URL if it is allowed in `src`: a path of this site, https, or a server on this machine; otherwise an
 * empty string.
 */
export const imageAddress = (address: string): string => {
  const trimmed = address.trim();
  if (MISLEADING.test(trimmed)) return '';
  return ownPath(trimmed) || IMAGE.test(trimmed) ? trimmed : '';
};
