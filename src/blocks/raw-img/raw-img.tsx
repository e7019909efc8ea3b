import type { ReactNode } from 'react';
import { type BlockProps, unlinked } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import { Photo } from '../shared/pictures/photo.tsx';
import type { declaration } from './raw-img.inputs.ts';
import './raw-img.css';

/**
 * A picture that is itself the block. As in the editor's built-in block, its ratio is width divided by height, unlike
 * in `Image`.
 */
export function RawImg(props: BlockProps<typeof declaration>): ReactNode {
  const { image, altText, title, backgroundSize, backgroundPosition, aspectRatio } = props;
  const { editing } = usePage();
  const { className, ...attributes } = unlinked(props.box);
  if (image === '') return editing ? <div {...attributes} className={className} /> : null;
  return (
    <Photo
      src={image}
      alt={altText}
      className={`builder-raw-img raw-img ${className}`}
      sizes="100vw"
      natural={aspectRatio <= 0}
      style={{
        objectFit: backgroundSize,
        objectPosition: backgroundPosition,
        ...(aspectRatio > 0 && { aspectRatio }),
      }}
      attributes={{ ...attributes, ...(title !== '' && { title }) }}
    />
  );
}
