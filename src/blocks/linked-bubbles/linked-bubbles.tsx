import type { CSSProperties, ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { Rich } from '../shared/rich.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './linked-bubbles.inputs.ts';
import '../content-subheader/content-subheader.css';
import './linked-bubbles.css';

/** A section heading with a row of round linked drawings, each with its label below. */
export function LinkedBubbles(props: BlockProps<typeof declaration>): ReactNode {
  const { id, heading, content, bubbleWidth, bubbles } = props;
  const shown = bubbles.filter(({ label, url }) => label !== '' && url !== '');
  if (heading === '') return null;
  const width = widthHint(bubbleWidth);
  return (
    <section className="content-subheader" id={anchorId(id)}>
      <h2 className="heading-2">{heading}</h2>
      <Rich html={content} className="text-secondary" />
      {shown.length === 0 ? null : (
        <ul
          className="linked-bubbles"
          style={width === undefined ? undefined : ({ '--bubble': width } as CSSProperties)}
        >
          {keyed(shown).map(([key, { label, url, image, altText }]) => (
            <li key={key}>
              <a href={url}>
                <span className="linked-bubbles-bubble">
                  <Picture src={image} alt={altText} small sizes="60px" ratio={1} />
                </span>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
