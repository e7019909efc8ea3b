import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { CaptionedPicture } from '../shared/pictures/captioned-picture.tsx';
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
        {keyed(shown).map(([key, item]) => (
          <li key={key} style={{ width: widthHint(item.width) }}>
            <CaptionedPicture item={item} sizes="(max-width: 1024px) 100vw, 640px" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
