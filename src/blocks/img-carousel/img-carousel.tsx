import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection } from '../shared/block-section.tsx';
import { CaptionedPicture } from '../shared/pictures/captioned-picture.tsx';
import { widthHint } from '../width-hint.ts';
import type { declaration } from './img-carousel.inputs.ts';
import './img-carousel.css';

/** A picture carousel. Without JavaScript, a scrolling row. JavaScript enables the buttons and the counter. */
export function ImgCarousel({ id, heading, items }: BlockProps<typeof declaration>): ReactNode {
  const shown = items.filter(({ image }) => image !== '');
  if (shown.length === 0) return null;
  const name = heading || 'Pictures';
  return (
    <BlockSection id={id} heading={heading}>
      <div className="img-carousel" data-enhance="carousel">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard */}
        <section aria-label={name} tabIndex={0}>
          <ul>
            {keyed(shown).map(([key, item]) => (
              <li key={key}>
                <CaptionedPicture
                  item={item}
                  sizes="(max-width: 1024px) 100vw, 760px"
                  ratio={0.53}
                  style={{ width: widthHint(item.width) }}
                />
              </li>
            ))}
          </ul>
        </section>
        {shown.length === 1 ? null : (
          <div className="img-carousel-controls" hidden>
            <button type="button" className="icon-button" aria-label="Previous picture" data-step="-1">
              <ChevronLeft className="icon icon-large" />
            </button>
            <span className="text-mono" aria-live="polite">{`1 / ${shown.length}`}</span>
            <button type="button" className="icon-button" aria-label="Next picture" data-step="1">
              <ChevronRight className="icon icon-large" />
            </button>
          </div>
        )}
      </div>
    </BlockSection>
  );
}
