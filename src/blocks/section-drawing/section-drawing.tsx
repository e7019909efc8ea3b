import type { CSSProperties, ReactNode } from 'react';
import { SectionFigure } from '../../drawings/sections/section-figure.tsx';
import { sectionDrawings } from '../../drawings/sections/sections.ts';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import { usePage } from '../page-context.ts';
import type { declaration } from './section-drawing.inputs.ts';
import './section-drawing.css';

/** A section whose seals are links, with an index of them. The drawing and the index highlight each other. */
export function SectionDrawing({ id, heading, drawing }: BlockProps<typeof declaration>): ReactNode {
  const unit = usePage().preferences.measurement;
  const section = sectionDrawings[drawing]();
  const seals = section.seals(unit);
  return (
    <section className="section-drawing" id={anchorId(id)}>
      <div className="page">
        <div className="section-drawing-head">
          <h2>{heading}</h2>
          <p>
            Point at a seal for its dimensions. Click to open its page. L is the groove depth, G the groove width, in{' '}
            {unit}.<span className="section-drawing-swipe"> Swipe to see the whole drawing.</span>
          </p>
        </div>
        <div className="section-drawing-pan" style={{ '--crop': `-${section.crop}px` } as CSSProperties}>
          <SectionFigure drawing={section} unit={unit} />
        </div>
        <nav aria-label={`Seals of the ${section.name}`}>
          <ol className="section-drawing-index" style={{ '--columns': seals.length > 6 ? 4 : 3 } as CSSProperties}>
            {seals.map(({ name, spec, href }, index) => (
              <li key={name}>
                <a href={href} data-seal={index + 1}>
                  <i aria-hidden="true">{index + 1}</i>
                  <b>{name}</b>
                  <span>{spec}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
