import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { TitleFacts } from '../shared/title-facts.tsx';
import type { declaration } from './full-drawing.inputs.ts';
import './full-drawing.css';

/** A drawing across the column, with its grid from edge to edge. */
export function FullDrawing({ id, image, altText, facts }: BlockProps<typeof declaration>): ReactNode {
  if (image === '') return null;
  return (
    <figure className="drawing-sheet full-drawing" id={anchorId(id)}>
      <Picture src={image} view="sheet" eager {...(altText !== '' && { alt: altText })} />
      <TitleFacts facts={facts.map((fact) => ({ ...fact, url: '' }))} />
    </figure>
  );
}
