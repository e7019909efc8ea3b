import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { PictureCard } from '../shared/pictures/picture-card.tsx';
import type { declaration } from './image-content-blocks.inputs.ts';
import './image-content-blocks.css';

/** Drawings with title, text and link: three per row, four from 1536 px. */
export function ImageContentBlocks({ id, heading, items }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ title }) => title !== '');
  if (shown.length === 0) return null;
  return (
    <BlockSection id={id} heading={heading}>
      <ul className="image-content-blocks">
        {keyed(shown).map(([key, item]) => (
          <li key={key}>
            <PictureCard item={item} Heading={innerHeading(heading)} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
