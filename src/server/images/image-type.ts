/** Supported image formats. SVG and HTML are excluded because they can contain JavaScript. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Returns the format by the first bytes, regardless of the file name and headers; `null` for all other formats. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'image/avif';
  return null;
};

/** Cloudflare Images encodes AVIF only up to this width and height in pixels. */
const WIDEST_AVIF = 1200;

/** Returns the smallest output format that the browser accepts. */
export const outputTypeFor = (accept: string, width: number, source: ImageType): ImageType => {
  if (accept.includes('image/avif') && width <= WIDEST_AVIF) return 'image/avif';
  if (accept.includes('image/webp')) return 'image/webp';
  return source === 'image/avif' || source === 'image/webp' ? 'image/jpeg' : source;
};
