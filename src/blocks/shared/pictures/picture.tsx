import type { ReactNode } from 'react';
import { Drawing, drawingAt } from '../../../drawings/drawing.tsx';
import { usePage } from '../../page-context.ts';
import { Photo } from './photo.tsx';
import './picture.css';

export interface PictureProps {
  /** `/drawings/<name>.svg` for a drawing of this site, otherwise the URL of a picture. */
  readonly src: string;
  /** Empty for decoration that the adjacent text describes. If absent, a drawing has its built-in description. */
  readonly alt?: string;
  /** The view of a drawing: small and without text, or dimensioned on the drafting grid. */
  readonly view?: 'profile' | 'sheet';
  /** Display width by window width, to select the file size of a photo. */
  readonly sizes?: string;
  /** Height divided by width of a photo's frame, which prevents layout shifts. */
  readonly ratio?: number;
  /** Never wider than 384 px. */
  readonly small?: boolean;
  /** Whether to load it eagerly, for pictures in the first viewport. */
  readonly eager?: boolean;
}

/**
 * A picture of a block. Drawings are inlined in the page. If a drawing does not exist, only its description is shown.
 */
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
