import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { GoLink } from '../shared/go-link.tsx';
import { FramedPicture } from '../shared/pictures/picture-card.tsx';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './content-blocks.inputs.ts';
import '../shared/text-columns.css';
import './content-blocks.css';

/** Titles with a picture, text and a link, in one, two or three columns by window width. */
export function ContentBlocks({ id, heading, items }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ title }) => title !== '');
  if (shown.length === 0) return null;
  const Inner = innerHeading(heading);
  return (
    <BlockSection id={id} heading={heading}>
      <div className="text-columns text-columns-3 content-blocks">
        {keyed(shown).map(([key, item]) => (
          <div key={key}>
            <FramedPicture item={item} />
            <Inner className="heading-4 text-ruled">{item.title}</Inner>
            <Rich html={item.content} />
            {item.toggleBtn ? null : <GoLink href={item.btnLink} label={item.btnTitle} />}
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
