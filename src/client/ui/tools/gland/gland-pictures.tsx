import { type ReactNode, useSyncExternalStore } from 'react';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { fineLengthText, threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import {
  GlandSectionBody,
  SECTION_SIZE,
  type SectionDrawn,
  SqueezeStates,
} from '../../../../drawings/glands/gland-section.tsx';
import { Fact } from '../../fact.tsx';
import { sectionDrawn, sectionSentence } from './section-drawn.ts';

const Section = (props: { drawn: SectionDrawn; id: string; isCompact: boolean }): ReactNode => {
  const { drawn, id, isCompact } = props;
  const { width, height } = SECTION_SIZE[isCompact ? 'compact' : 'wide'];
  return (
    <svg
      className={`drawing ${isCompact ? 'gland-sheet-compact' : 'gland-sheet-wide'}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sectionSentence(drawn)}
    >
      <GlandSectionBody {...drawn} id={`${id}${isCompact ? 'c' : 'w'}`} isCompact={isCompact} />
    </svg>
  );
};

const States = (props: { design: Design; drawn: SectionDrawn; unit: LengthUnit; id: string }): ReactNode => {
  const { design, drawn, unit, id } = props;
  const { least, nominal, greatest } = design.report.stack;
  const states = [
    ['Min', least],
    ['Nominal', nominal],
    ['Max', greatest],
  ] as const;
  const fine = fineLengthText(unit);
  return (
    <>
      <svg className="drawing gland-sheet-states" viewBox="0 0 660 104" aria-hidden="true">
        <SqueezeStates
          id={`${id}s`}
          states={states.map(([, { section, depth }]) => ({ cs: section, depth }))}
          sizes={drawn.sizes}
          wall={drawn.wall}
          above={drawn.above}
        />
      </svg>
      <dl className="gland-sheet-captions">
        {states.map(([name, { squeeze, depth }]) => (
          <Fact key={name} label={`${name} ${threeFigures(squeeze)}%`} valueClassName="text-mono">
            {fine(depth)} high
          </Fact>
        ))}
      </dl>
    </>
  );
};

export interface GlandPicturesProps {
  readonly design: Design;
  readonly service: Service;
  readonly unit: LengthUnit;
  readonly id: string;
}

/** Where `gland-sheet.css` shows the compact section. */
const NARROW = 'screen and (max-width: 1024px)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window may show the compact section; the server's HTML is for every window. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => true,
  );

/** The section for wide and for narrow windows, and the states of the ring between its corners. */
export function GlandPictures({ design, service, unit, id }: GlandPicturesProps): ReactNode {
  const drawn = sectionDrawn(design, service, unit);
  const isNarrow = useNarrow();
  return (
    <>
      <Section drawn={drawn} id={id} isCompact={false} />
      {isNarrow ? <Section drawn={drawn} id={id} isCompact /> : null}
      <States design={design} drawn={drawn} unit={unit} id={id} />
    </>
  );
}
