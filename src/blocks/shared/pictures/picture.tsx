import type { ReactNode } from 'react';
import { Drawing, drawingAt } from '../../../drawings/drawing.tsx';
import { usePage } from '../../page-context.ts';
import { Photo } from './photo.tsx';
import './picture.css';

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
}

/** A picture of a block. Drawings are part of the page; of one that does not exist only its words are shown. */
export function Picture(props: PictureProps): ReactNode {
  const { src, alt, view = 'profile', sizes = '100vw', ratio = 0.625, small = false, eager = false } = props;
  const { preferences } = usePage();
  if (src === '') return null;
  const drawing = drawingAt(src);
  if (drawing !== null)
    return <Drawing {...drawing} units={preferences} view={view} {...(alt !== undefined && { alt })} />;
  if (src.startsWith('/drawings/')) return alt ? <span className="picture-missing">{alt}</span> : null;
  return (
    <Photo
      src={src}
      alt={alt ?? ''}
      sizes={sizes}
      small={small}
      eager={eager}
      style={{ aspectRatio: `1 / ${ratio}` }}
    />
  );
}
