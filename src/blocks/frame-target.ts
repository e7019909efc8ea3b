import { linkAddress } from './safe-address.ts';

/** Rules for frames on a site's pages. */
export interface FrameRules {
  /** The site's origin. Its pages get different sandbox permissions than foreign ones. */
  readonly origin: string;
  /** Also allows servers on this machine, without https. Only in development. */
  readonly allowsLocal: boolean;
}

/** The content of an `<iframe>`: a page of this site, or of another origin. */
export type FrameTarget =
  | { readonly kind: 'own'; readonly src: string }
  | { readonly kind: 'foreign'; readonly src: string; readonly origin: string };

/**
 * Rejects hosts with characters that end a source in a content policy or are wildcards there: `https://*`,
 * `https://a;b`.
 */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Returns the target of a frame with this URL, or `null` if the URL must not be framed. Only pages of this site and
 * https pages of other sites are allowed.
 *
 * @example frameTarget('https://maps.example/a', { origin: 'https://site.example', allowsLocal: false })
 * // { kind: 'foreign', src: 'https://maps.example/a', origin: 'https://maps.example' }
 */
export const frameTarget = (address: string, { origin, allowsLocal }: FrameRules): FrameTarget | null => {
  const link = linkAddress(address);
  if (link === '' || link.startsWith('#') || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) return { kind: 'own', src: link.startsWith('/') ? link : url.href };
  const isPublic = url.protocol === 'https:' && PUBLIC_HOST.test(url.hostname);
  const isLocal = allowsLocal && url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
  return isPublic || isLocal ? { kind: 'foreign', src: url.href, origin: url.origin } : null;
};
