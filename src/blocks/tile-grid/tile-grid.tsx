import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { GoLink } from '../shared/go-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import type { declaration } from './tile-grid.inputs.ts';
import './tile-grid.css';

/** Tiles in a ruled table: drawing, title, one sentence. With seven per row, small profiles with a label. */
export function TileGrid(props: BlockProps<typeof declaration>): ReactNode {
  const { id, heading, linkLabel, linkUrl, columns, items } = props;
  const shown = items.filter(({ title, url }) => title !== '' && url !== '');
  if (shown.length === 0) return null;
  const withArrow = columns !== '7';
  return (
    <BlockSection id={id} heading={heading} aside={<GoLink href={linkUrl} label={linkLabel} />}>
      <ul className={`tile-grid tile-grid-${columns}`}>
        {keyed(shown).map(([key, { image, title, text, url }]) => (
          <li key={key}>
            <a href={url}>
              {image === '' ? null : (
                <span className="tile-grid-drawing">
                  <Picture src={image} alt="" sizes="(max-width: 1024px) 100vw, 464px" ratio={0.5} />
                </span>
              )}
              <span className="tile-grid-words">
                <b>
                  {title}
                  {withArrow ? <ArrowRight className="icon" /> : null}
                </b>
                {text === '' ? null : <span>{text}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
