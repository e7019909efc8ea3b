/** Widths that the site serves pictures in. */
const WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];
const QUALITY = 75;
const ENDPOINT = '/_next/image';

/** Drawings as files: they have every size, and the image endpoint takes none. */
const isVector = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address);

/** A picture at one of the widths the site serves. */
const scaled = (address: string, width: number): string =>
  `${ENDPOINT}?url=${encodeURIComponent(address)}&w=${width}&q=${QUALITY}`;

/** A video's still picture, at one width. */
export const posterAddress = (address: string): string => (isVector(address) ? address : scaled(address, 1200));

/** What an `<img>` loads: a picture in the widths of its place, whichever allowed host it comes from. */
export const pictureSources = (src: string, small = false): { readonly src: string; readonly srcSet?: string } => {
  if (isVector(src) || src.startsWith(`${ENDPOINT}?`)) return { src };
  const widths = small ? SMALL_WIDTHS : WIDTHS;
  return {
    src: scaled(src, small ? 384 : 1200),
    srcSet: widths.map((width) => `${scaled(src, width)} ${width}w`).join(', '),
  };
};
