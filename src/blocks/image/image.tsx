import type { ReactNode } from 'react';
import { drawingAt } from '../../drawings/drawing.tsx';
import type { BlockProps } from '../block-props.ts';
import { Photo } from '../shared/pictures/photo.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import type { declaration } from './image.inputs.ts';
import { MediaLayers } from './media-layers.tsx';
import './image.css';

type Values = BlockProps<typeof declaration>;

const SIZES = '(max-width: 1440px) 100vw, 1392px';

/** A drawing of this site, or its text alternative if there is no drawing with that name. */
const DrawingOrWords = ({ image, altText }: Pick<Values, 'image' | 'altText'>): ReactNode => {
  const picture = <Picture src={image} view="sheet" {...(altText !== '' && { alt: altText })} />;
  return drawingAt(image) === null ? picture : <div className="drawing-sheet image-frame">{picture}</div>;
};

const fileSize = ({ width, height }: Values): Readonly<Record<string, string>> =>
  width > 0 && height > 0 ? { width: String(Math.round(width)), height: String(Math.round(height)) } : {};

/** A picture with blocks on top. A photo has the height of its aspect ratio, or its natural height. */
export function Image(props: Values): ReactNode {
  const { image, altText, title, aspectRatio, fitContent, hasChildren, children } = props;
  if (image === '') return hasChildren ? children : null;
  if (image.startsWith('/drawings/')) {
    return (
      <>
        <DrawingOrWords image={image} altText={altText} />
        {children}
      </>
    );
  }
  return (
    <>
      <picture>
        <Photo
          src={image}
          alt={altText}
          className={`builder-image${aspectRatio > 0 ? ' media-layers-fill' : ''}`}
          sizes={props.sizes || SIZES}
          natural={aspectRatio <= 0 && props.width <= 0 && props.sizes === ''}
          // As in the builder's renderer, which sets `lazy: false` on pictures: only this one loads eagerly.
          eager={props.highPriority ? 'high' : false}
          style={{
            objectFit: props.backgroundSize === 'auto' ? 'none' : props.backgroundSize,
            objectPosition: props.backgroundPosition,
          }}
          attributes={{ ...fileSize(props), ...(title !== '' && { title }) }}
        />
      </picture>
      <MediaLayers ratio={aspectRatio} fitContent={fitContent} hasChildren={hasChildren}>
        {children}
      </MediaLayers>
    </>
  );
}
