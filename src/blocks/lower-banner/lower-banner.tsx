import type { CSSProperties, ReactNode } from 'react';
import { drawingAt } from '../../drawings/drawing.tsx';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { Actions } from '../shared/actions.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './lower-banner.inputs.ts';
import './lower-banner.css';

/** Repetitions of a drawing in the strip. */
const REPEATS = [0, 1, 2, 3, 4, 5];

/** A subtle band with one sentence, a button and a strip of drawings. */
export function LowerBanner(props: BlockProps<typeof declaration>): ReactNode {
  const { id, heading, actions, image, altText, width, height } = props;
  if (heading === '') return null;
  const repeats = drawingAt(image) === null ? [0] : REPEATS;
  const tall = widthHint(height);
  return (
    <section
      className="lower-banner"
      id={anchorId(id)}
      style={tall === undefined ? undefined : ({ '--banner-h': tall } as CSSProperties)}
    >
      <div className="page">
        <h2 className="heading-3">{heading}</h2>
        <Actions actions={actions} />
        {image === '' ? null : (
          <div className="lower-banner-drawings" style={{ width: widthHint(width) }}>
            {keyed(repeats).map(([key, place]) => (
              <Picture key={key} src={image} alt={place === 0 ? altText : ''} sizes="640px" ratio={0.26} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
