import type { ReactNode } from 'react';
import type { Design } from '../../../../domain/engineering/gland-design/design-gland.ts';
import { type DesignerEntry, entryHref } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { machinedLengthText } from '../../../../domain/engineering/gland-design/figures.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import { leadIn, roughness } from '../../../../domain/engineering/gland-design/surface.ts';
import { type LengthUnit, mm } from '../../../../domain/kit/units.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { Fact } from '../../fact.tsx';
import { CopyLink } from '../page-tools.tsx';
import { GlandPictures } from './on-demand-parts.ts';
import { SaveDesignButton } from './save-design-button.tsx';
import './gland-sheet.css';

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
  return (
    <div className={`gland-sheet${isBefore ? ' is-before' : ''}`}>
      <GlandPictures design={design} service={service} unit={unit} id={id} />
      <dl className="title-block gland-sheet-facts">
        {sheetFacts(design, unit).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
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
        {isBefore ? null : <SaveDesignButton entry={entry} design={design} />}
      </div>
    </div>
  );
}
