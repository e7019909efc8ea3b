/** Widths of the pictures that the site serves. */
const WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];
const QUALITY = 75;
const ENDPOINT = '/_next/image';

/** Reports whether a picture is a vector file. Vector files scale, and the image endpoint does not accept them. */
const isVector = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address);

/** Returns the URL of a picture at one of these widths. */
const scaled = (address: string, width: number): string =>
  `${ENDPOINT}?url=${encodeURIComponent(address)}&w=${width}&q=${QUALITY}`;

/** Returns the URL of a video's poster at one width. */
export const posterAddress = (address: string): string => (isVector(address) ? address : scaled(address, 1200));

/** Returns the sources of an `<img>`: the picture in several widths, from any allowed host. */
export const pictureSources = (src: string, small = false): { readonly src: string; readonly srcSet?: string } => {
  if (isVector(src) || src.startsWith(`${ENDPOINT}?`)) return { src };
  const widths = small ? SMALL_WIDTHS : WIDTHS;
  return {
    src: scaled(src, small ? 384 : 1200),
    srcSet: widths.map((width) => `${scaled(src, width)} ${width}w`).join(', '),
  };
};
