import { type SitePath, sitePath } from './redirect.ts';

const LONGEST_PATH = 1000;
const UNSAFE = /[\s\\\p{Cc}]/u;

/** Resolves paths; never part of a result. */
const BASE = 'https://site.invalid';

/**
 * Returns the path of this site to which a link continues, with `.` and `..` resolved. Returns `null` for URLs of
 * other sites, unsafe characters, and values longer than 1,000 characters (UCP 2026-08-25, permalink, "Destination
 * Preference").
 *
 * @example continuePath('/shop/orings?material=fkm') // '/shop/orings?material=fkm'
 * @example continuePath('//other.example')           // null
 */
export const continuePath = (value: string): SitePath | null => {
  if (!value.startsWith('/') || value.length > LONGEST_PATH || UNSAFE.test(value)) return null;
  if (!URL.canParse(value, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  // `/..//other.example` resolves to `//other.example`, which browsers read as another host.
  return origin === BASE && !pathname.startsWith('//') ? sitePath(pathname, search + hash) : null;
};
