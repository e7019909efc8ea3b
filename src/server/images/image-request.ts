/** Widths of page images and of small images. */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384] as const;
const DEFAULT_QUALITY = 75;

const LONGEST_URL = 3072;
const ENDPOINT = '/_next/image';
/** Control characters and backslashes, which browsers and servers interpret differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const MISLEADING = /[\u0000-\u0020\u007f\\]/;

/** Where to read an image from. */
export type ImageTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: URL };

export interface ImageRequest {
  readonly target: ImageTarget;
  readonly width: number;
  readonly quality: number;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly parameter: 'url' | 'w' | 'q'; readonly message: string };

const refuse = (parameter: 'url' | 'w' | 'q', message: string) => ({ ok: false, parameter, message }) as const;

/**
 * Returns whether a remote URL may be read: without credentials, from exactly one of these origins (scheme, host,
 * port).
 */
export const isAllowedRemote = (url: URL, origins: readonly string[]): boolean =>
  // Not `url.origin`, which for a blob URL is the origin of the page that created it.
  url.username === '' && url.password === '' && origins.includes(`${url.protocol}//${url.host}`);

const parseOwn = (address: string): Parsed<ImageTarget> => {
  if (address.startsWith('//')) return refuse('url', 'url must not start with two slashes.');
  const { pathname } = new URL(address, 'https://own.invalid');
  if (pathname === ENDPOINT || pathname.startsWith('//'))
    return refuse('url', 'url must not lead back to this address.');
  return { ok: true, value: { kind: 'own', path: pathname } };
};

const parseTarget = (address: string, origins: readonly string[]): Parsed<ImageTarget> => {
  if (address === '') return refuse('url', 'url is missing: the address of the image.');
  if (address.length > LONGEST_URL) return refuse('url', `url is longer than ${LONGEST_URL} characters.`);
  if (MISLEADING.test(address)) return refuse('url', 'url holds characters that an address must not hold.');
  if (address.startsWith('/')) return parseOwn(address);
  if (!URL.canParse(address)) return refuse('url', 'url is not an address.');
  const url = new URL(address);
  return isAllowedRemote(url, origins)
    ? { ok: true, value: { kind: 'remote', url } }
    : refuse('url', 'url must be a path of this site or lead to a host that images may come from.');
};

const wholeNumber = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN);

/** Parses `url`, `w` and `q` of an image request. */
export const parseImageRequest = (query: URLSearchParams, origins: readonly string[]): Parsed<ImageRequest> => {
  for (const name of ['url', 'w', 'q'] as const) {
    if (query.getAll(name).length > 1) return refuse(name, `${name} stands more than once.`);
  }
  const width = wholeNumber(query.get('w') ?? '');
  if (!(IMAGE_WIDTHS as readonly number[]).includes(width)) {
    return refuse('w', `w must be one of ${IMAGE_WIDTHS.toSorted((a, b) => a - b).join(', ')}.`);
  }
  const quality = wholeNumber(query.get('q') ?? String(DEFAULT_QUALITY));
  if (!(quality >= 1 && quality <= 100)) return refuse('q', 'q must be a whole number from 1 to 100.');
  const target = parseTarget(query.get('url') ?? '', origins);
  return target.ok ? { ok: true, value: { target: target.value, width, quality } } : target;
};
