import type { ReactNode } from 'react';
import { drawingAt } from '../../drawings/drawing.tsx';
import type { BlockProps } from '../block-props.ts';
import { Picture } from '../picture.tsx';
import type { declaration } from './image.inputs.ts';

/** A picture in the width of its place. */
export function Image(props: BlockProps<typeof declaration>): ReactNode {
  const { image, altText, aspectRatio, lazy, backgroundSize } = props;
  if (image === '') return null;
  const picture = (
    <Picture
      src={image}
      view="sheet"
      eager={!lazy}
      sizes="(max-width: 1440px) 100vw, 1392px"
      fit={backgroundSize === 'auto' ? 'none' : backgroundSize}
      {...(aspectRatio > 0 && { ratio: aspectRatio })}
      {...(altText !== '' && { alt: altText })}
    />
  );
  return drawingAt(image) === null ? picture : <div className="drawing-sheet image-frame">{picture}</div>;
}
