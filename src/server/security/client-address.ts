/** The eight groups of an IPv6 address, or the four bytes of an IPv4 address. */
type Address =
  | { readonly version: 4; readonly parts: readonly number[] }
  | { readonly version: 6; readonly parts: readonly number[] };

/** The key for clients whose IP address is missing or invalid. */
export const UNKNOWN_CLIENT = 'unknown';

const LONGEST_ADDRESS = 45;

const ipv4Of = (text: string): readonly number[] | null => {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
};

/** Returns the groups of one side of `::`, or `null` if the text is invalid. The last group may be written as IPv4. */
const groupsOf = (text: string, isEnd: boolean): readonly number[] | null => {
  if (text === '') return [];
  const groups: number[] = [];
  const pieces = text.split(':');
  for (const [at, piece] of pieces.entries()) {
    const bytes = isEnd && at === pieces.length - 1 ? ipv4Of(piece) : null;
    if (bytes !== null) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/i.test(piece)) groups.push(Number.parseInt(piece, 16));
    else return null;
  }
  return groups;
};

const ipv6Of = (text: string): readonly number[] | null => {
  const sides = text.split('::').map((side, at, { length }) => groupsOf(side, at === length - 1));
  const [head, tail] = sides;
  if (!head || sides.length > 2 || sides.includes(null)) return null;
  if (!tail) return head.length === 8 ? head : null;
  const zeros = 8 - head.length - tail.length;
  return zeros >= 1 ? [...head, ...Array<number>(zeros).fill(0), ...tail] : null;
};

/** Returns whether an IPv6 address is IPv4-mapped: `::ffff:192.0.2.1` is the IPv4 address 192.0.2.1. */
const isMapped = (groups: readonly number[]): boolean =>
  groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);

const bytesOf = (groups: readonly number[]): readonly number[] =>
  groups.flatMap((group) => [Math.floor(group / 256), group % 256]);

const addressOf = (text: string): Address | null => {
  if (text.length > LONGEST_ADDRESS) return null;
  const bytes = ipv4Of(text);
  if (bytes !== null) return { version: 4, parts: bytes };
  const groups = ipv6Of(text);
  if (groups === null) return null;
  return isMapped(groups) ? { version: 4, parts: bytesOf(groups.slice(6)) } : { version: 6, parts: groups };
};

/**
 * Returns the first `count` groups of an IPv6 address as a network. All spellings of an address return the same string.
 */
const networkOf = (groups: readonly number[], count: number): string =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * Returns the rate limit key of a client: the whole IPv4 address, or the first 64 bits of an IPv6 address, because one
 * subscriber usually has the whole /64 network. All invalid addresses share one key.
 *
 * @example clientKeyOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export const clientKeyOf = (text: string): string => {
  const address = addressOf(text);
  if (address === null) return UNKNOWN_CLIENT;
  return address.version === 4 ? address.parts.join('.') : networkOf(address.parts, 4);
};

/** The suffix of IPv6 client keys returned by `clientKeyOf`. */
const CLIENT_NETWORK = '::/64';

/**
 * Returns the key of the /48 network around a client key of `clientKeyOf`, which may have a prefix such as `account:`; `null` for
 * an IPv4 address, which has no such network.
 *
 * @example networkKeyOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export const networkKeyOf = (clientKey: string): string | null => {
  if (!clientKey.endsWith(CLIENT_NETWORK)) return null;
  const groups = clientKey.slice(0, -CLIENT_NETWORK.length);
  return `${groups.slice(0, groups.lastIndexOf(':'))}::/48`;
};

/**
 * Returns the part of an IP address that may be logged: 24 bits of IPv4, 48 bits of IPv6.
 *
 * @example addressPrefixOf('192.0.2.77') // '192.0.2.0/24'
 */
export const addressPrefixOf = (text: string): string => {
  const address = addressOf(text);
  if (address === null) return UNKNOWN_CLIENT;
  return address.version === 4 ? `${address.parts.slice(0, 3).join('.')}.0/24` : networkOf(address.parts, 3);
};
