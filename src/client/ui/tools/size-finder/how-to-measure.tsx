import type { ReactNode } from 'react';
import { InsideHint, ThicknessHint, WidthHint } from '../../../../drawings/rings/measuring-hints.tsx';
import { TextLink } from '../../links/text-link.tsx';
import '../tool-section.css';
import './how-to-measure.css';

/** How to measure a ring, with drawings. */
export const HowToMeasure = (): ReactNode => (
  <section className="tool-section how-to-measure" aria-labelledby="how-to-measure">
    <header>
      <h2 className="heading-4" id="how-to-measure">
        How to measure
      </h2>
      <p>
        A caliper and a step cone, no force. <TextLink href="/measuring-o-rings">More about measuring</TextLink>
      </p>
    </header>
    <div className="how-to-measure-steps">
      <figure>
        <ThicknessHint />
        <figcaption>Thickness a: light contact across the flats.</figcaption>
      </figure>
      <figure>
        <WidthHint />
        <figcaption>Width b: the long way across the section.</figcaption>
      </figure>
      <figure>
        <InsideHint />
        <figcaption>ID: on a step cone, never stretched.</figcaption>
      </figure>
    </div>
  </section>
);
