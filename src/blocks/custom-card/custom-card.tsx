import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { GoLink } from '../shared/go-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { Rich } from '../shared/rich.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './custom-card.inputs.ts';
import '../tile-grid/tile-grid.css';
import './custom-card.css';

/** One card: picture, title, text and a link. */
export function CustomCard(props: BlockProps<typeof declaration>): ReactNode {
  const { id, image, altText, width, title, content, url, linkLabel } = props;
  if (title === '') return null;
  return (
    <section className="drawing-sheet custom-card" id={anchorId(id)} style={{ width: widthHint(width) }}>
      {image === '' ? null : (
        <div className="tile-grid-drawing">
          <Picture src={image} alt={altText} sizes="(max-width: 1024px) 100vw, 464px" ratio={0.5} />
        </div>
      )}
      <div className="tile-grid-words">
        <h2 className="heading-4">{title}</h2>
        <Rich html={content} />
        <GoLink href={url} label={linkLabel} />
      </div>
    </section>
  );
}
