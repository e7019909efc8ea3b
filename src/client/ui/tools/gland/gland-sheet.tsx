import type { ReactNode } from 'react';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { type DesignerEntry, entryHref } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import {
  fineLengthText,
  machinedLengthText,
  threeFigures,
} from '../../../../domain/engineering/gland-design/figures.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import { leadIn, roughness } from '../../../../domain/engineering/gland-design/surface.ts';
import { type LengthUnit, mm } from '../../../../domain/kit/units.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import {
  GlandSectionBody,
  SECTION_SIZE,
  type SectionDrawn,
  SqueezeStates,
} from '../../../../drawings/glands/gland-section.tsx';
import { CopyLink } from '../page-tools.tsx';
import { KeepButton } from './keep-button.tsx';
import { sectionDrawn, sectionSentence } from './section-drawn.ts';
import './gland-sheet.css';

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
    ['Least', least],
    ['Nominal', nominal],
    ['Greatest', greatest],
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
          <div key={name}>
            <dt>
              {name} {threeFigures(squeeze)} %
            </dt>
            <dd className="text-mono">{fine(depth)} high</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const USES = { static: 'static', reciprocating: 'reciprocating', rotary: 'rotary' } as const;
const KINDS = {
  piston: 'Piston',
  rod: 'Rod',
  face: 'Face',
  dovetail: 'Dovetail',
  half_dovetail: 'Half dovetail',
} as const;

/** The gland in words: the contents of the drawing's title block. */
export const sheetFacts = (design: Design, unit: LengthUnit): readonly (readonly [label: string, value: string])[] => {
  const { ring, report } = design;
  const { gland, stack } = report;
  const length = machinedLengthText(unit);
  return [
    ['Gland', `${KINDS[gland.kind]}, ${USES[gland.use]}`],
    ['Ring', 'name' in ring ? ring.name : `${length(ring.id)} × ${length(ring.cs)}`],
    ['Depth L', `${length(stack.depth.min)} to ${length(stack.depth.max)}`],
    ['Finish Ra', roughness(gland, unit)],
    ['Lead-in', `15–20°, ${length(mm(leadIn(ring.cs)))}`],
    ['Drawn', 'to scale'],
  ];
};

const DOWNLOADS = [
  ['drawing.svg', 'SVG'],
  ['drawing.dxf', 'DXF'],
  ['sheet.pdf', 'PDF sheet'],
] as const;

/** The drawing with its states, title block and downloads. */
export function GlandSheet(props: {
  design: Design;
  service: Service;
  entry: DesignerEntry;
  unit: LengthUnit;
  id: string;
  /** Whether it is from before an invalid input, in which case no files are offered. */
  isBefore: boolean;
}): ReactNode {
  const { design, service, entry, unit, id, isBefore } = props;
  const drawn = sectionDrawn(design, service, unit);
  return (
    <div className={`gland-sheet${isBefore ? ' is-before' : ''}`}>
      <Section drawn={drawn} id={id} isCompact={false} />
      <Section drawn={drawn} id={id} isCompact />
      <States design={design} drawn={drawn} unit={unit} id={id} />
      <dl className="title-block gland-sheet-facts">
        {sheetFacts(design, unit).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="gland-sheet-actions">
        {(isBefore ? [] : DOWNLOADS).map(([file, text]) => (
          <a
            key={file}
            className="button button-plain button-small"
            rel="nofollow"
            download
            href={entryHref({ ...entry, unit }, `${'/tools/gland-designer' satisfies AppPath}/${file}`)}
          >
            {text}
          </a>
        ))}
        {isBefore ? null : <CopyLink isPlain />}
        {isBefore ? null : <KeepButton entry={entry} design={design} />}
      </div>
    </div>
  );
}
