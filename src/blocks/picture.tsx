import type { CSSProperties, ReactNode } from 'react';
import { Drawing, drawingAt } from '../client/ui/drawings/drawing.tsx';

const WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];
const QUALITY = 75;

/** A picture at one of the widths the site serves. */
const scaled = (address: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=${QUALITY}`;

/** A video's still picture, at one width. */
export const posterAddress = (address: string): string => (isVector(address) ? address : scaled(address, 1200));

const isVector = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address);

const sourcesOf = (src: string, small: boolean): { src: string; srcSet?: string } => {
  if (isVector(src)) return { src };
  const widths = small ? SMALL_WIDTHS : WIDTHS;
  return {
    src: scaled(src, small ? 384 : 1200),
    srcSet: widths.map((width) => `${scaled(src, width)} ${width}w`).join(', '),
  };
};

export interface PictureProps {
  /** `/drawings/<name>.svg` for one of our drawings, else the address of a picture. */
  readonly src: string;
  /** Empty: decoration, its subject stands beside it in words. Absent: a drawing says what it shows itself. */
  readonly alt?: string;
  /** How a drawing is shown: small and without text, or dimensioned on the drafting grid. */
  readonly view?: 'profile' | 'sheet';
  /** Width on the page by window width, for the choice among a photo's sizes. */
  readonly sizes?: string;
  /** Height by width of a photo's frame, so that nothing moves when it arrives. */
  readonly ratio?: number;
  /** Never wider than 384 px. */
  readonly small?: boolean;
  /** Fetched at once: pictures of the first screen. */
  readonly eager?: boolean;
  readonly fit?: CSSProperties['objectFit'];
}

/** A picture of a block. Drawings are part of the page; of one that does not exist only its words are shown. */
export function Picture(props: PictureProps): ReactNode {
  const { src, alt, view = 'profile', sizes = '100vw', ratio = 0.625, small = false, eager = false, fit } = props;
  if (src === '') return null;
  const drawing = drawingAt(src);
  if (drawing !== null) return <Drawing {...drawing} view={view} {...(alt !== undefined && { alt })} />;
  if (src.startsWith('/drawings/')) return alt ? <span className="noimg">{alt}</span> : null;
  const sources = sourcesOf(src, small);
  return (
    <img
      className="pic"
      {...sources}
      {...(sources.srcSet !== undefined && { sizes })}
      alt={alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={{ aspectRatio: `1 / ${ratio}`, objectFit: fit }}
    />
  );
}
