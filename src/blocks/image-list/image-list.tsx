import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './image-list.inputs.ts';
import './image-list.css';

/** Pictures with captions, in a row or stacked. */
export function ImageList({ id, heading, layout, items }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ image }) => image !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection id={id} heading={heading}>
      <ul className={`image-list image-list-${layout}`}>
        {keyed(shown).map(([key, { image, altText, width, caption }]) => (
          <li key={key} style={{ width: widthHint(width) }}>
            <figure className="drawing-sheet">
              <Picture
                src={image}
                view="sheet"
                sizes="(max-width: 1024px) 100vw, 640px"
                {...(altText !== '' && { alt: altText })}
              />
              {caption === '' ? null : <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
