import { imageAddress } from '../safe-address.ts';

const PROPERTY = /^(?:-?[a-zA-Z][a-zA-Z-]*|--[a-zA-Z][\w-]*)$/;
/** Matches characters that would end a declaration or the style element, and values that load something. */
const UNSAFE_VALUE = /[;{}<>\\@]|\/\*|(?:image-set|src|expression|attr|element|paint)\s*\(/i;
const PICTURE = /url\(([^()]*)\)/gi;
/** Matches a URL in a value. It contains no character that ends a CSS string. */
const ADDRESS = /^(?:[^"'\s\\<>{};@]*|"[^"'\s\\<>{};@]*"|'[^"'\s\\<>{};@]*')$/;
const LONGEST_VALUE = 2000;

const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reports whether a picture is from this site or from one of these origins. */
const comesFrom = (address: string, origins: readonly string[]): boolean =>
  address.startsWith('/') || (URL.canParse(address) && origins.includes(new URL(address).origin));

/** Returns a value with its picture URLs validated and quoted, or `null` if a part of it is not allowed in a style. */
const safeValue = (value: string, origins: readonly string[]): string | null => {
  if (value.length > LONGEST_VALUE || value.includes('\u0000')) return null;
  let isRefused = false;
  const addresses: string[] = [];
  const rest = value.replace(PICTURE, (_, inside: string) => {
    const quoted = inside.trim();
    const allowed = ADDRESS.test(quoted) ? imageAddress(quoted.replace(/["']/g, '')) : '';
    isRefused ||= allowed === '' || !comesFrom(allowed, origins);
    addresses.push(allowed);
    return `\u0000${addresses.length - 1}\u0000`;
  });
  if (isRefused || UNSAFE_VALUE.test(rest) || /url\s*\(/i.test(rest)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: placeholder of a checked URL
  return rest.replace(/\u0000(\d+)\u0000/g, (_, index: string) => `url("${addresses[Number(index)]}")`);
};

/**
 * Returns styles as CSS declarations. Omits unsafe names and values, so that no declaration can escape its rule and
 * only pictures from this site and from `origins` are loaded.
 *
 * @example declarationsOf({ marginTop: '20px', color: 'red' }) // 'margin-top:20px;color:red'
 */
export const declarationsOf = (styles: Readonly<Record<string, string>>, origins: readonly string[] = []): string =>
  Object.entries(styles)
    .flatMap(([name, value]) => {
      const safe = PROPERTY.test(name) ? safeValue(value, origins) : null;
      return safe === null || safe.trim() === '' ? [] : [`${kebab(name)}:${safe.trim()}`];
    })
    .join(';');
