import type { ReactNode } from 'react';
import { threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import type { Service } from '../../../../domain/engineering/gland-design/model.ts';
import { reasonOf } from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import type { RankedRing } from '../../../../domain/engineering/gland-design/rings/reverse.ts';
import { formatLength, type LengthUnit } from '../../../../domain/kit/units.ts';
import { standardTitle } from '../../../../domain/reference/sizes/size-standard.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { Layers } from '../../../../drawings/drafting/layers.tsx';
import { glandLayers } from '../../../../drawings/glands/gland-geometry.ts';
import { CELL, ROW, ROW_HEADER } from '../../table-roles.ts';
import { GaugeSmall } from '../gauge/gauge-small.tsx';
import { gaugeFigures } from '../gland/gauge-figures.ts';
import { sectionDrawn } from '../gland/section-drawn.ts';
import { nitrilePrice, SoldParts } from '../size-finder/sold.tsx';

const WIDTH = 104;
const HEIGHT = 52;
/** Space for the groove, px. */
const GROOVE = { width: 56, depth: 30 };

export interface RingRowProps {
  readonly ranked: RankedRing;
  readonly service: Service;
  readonly unit: LengthUnit;
  readonly id: string;
  readonly parts: SizePartsResponse | undefined;
  readonly isChosen: boolean;
  /** URL of the tool with this ring's parts. */
  readonly href: string;
  readonly onChoose: (size: string) => void;
}

/** The ring in the groove. All rows have the same scale. */
const RowDrawing = ({ ranked, service, unit, id }: RingRowProps): ReactNode => {
  const { sizes, wall, above } = sectionDrawn(ranked, service, unit);
  const scale = Math.min(GROOVE.width / sizes.width, GROOVE.depth / sizes.depth);
  const depth = sizes.depth * scale;
  const y = above ? HEIGHT / 2 + depth / 2 + 2 : HEIGHT / 2 - depth / 2 + 2;
  const place = { x: WIDTH / 2, y, scale, halfWidth: WIDTH / 2, wall: 8, body: 8, above };
  return (
    <svg className="drawing groove-rings-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Layers id={id} view="profile" layers={glandLayers(sizes, place, wall, { free: true })} />
    </svg>
  );
};

const Sold = ({ ranked, parts }: RingRowProps): ReactNode => {
  if (ranked.verdict === 'out') return <span className="text-muted">No fit</span>;
  const price = nitrilePrice(parts);
  return (
    <>
      <SoldParts parts={parts} />
      {price === null ? null : <small>NBR from {price}</small>}
    </>
  );
};

const Name = ({ ranked, unit, isChosen, href, onChoose }: RingRowProps): ReactNode => {
  const { name, standard, id, cs } = ranked.ring;
  return (
    <>
      {ranked.verdict === 'out' ? (
        <span className="text-mono">{name}</span>
      ) : (
        <a
          className="link text-mono"
          href={`${href}#size-parts`}
          rel="nofollow"
          aria-current={isChosen ? 'true' : undefined}
          onClick={() => onChoose(name)}
        >
          {name}
        </a>
      )}
      <small>
        {standardTitle(standard)}
        <span className="groove-rings-narrow">
          , {formatLength(unit, id)} × {formatLength(unit, cs)}
        </span>
      </small>
    </>
  );
};

/** A ring in the groove: drawing, name, verdict and available materials. */
export function RingRow(props: RingRowProps): ReactNode {
  const { ranked, unit, isChosen } = props;
  const { ring, report, penalty } = ranked;
  const { stretch, interference } = report.stack;
  const figures = gaugeFigures(report, unit);
  const seat = (report.gland.kind === 'piston' ? stretch : interference) ?? stretch;
  return (
    <tr {...ROW} className={isChosen ? 'is-current' : undefined}>
      <td {...CELL}>
        <RowDrawing {...props} />
      </td>
      <th {...ROW_HEADER} className="groove-rings-name">
        <Name {...props} />
      </th>
      <td {...CELL} className="groove-rings-wide text-number">
        {formatLength(unit, ring.id)} × {formatLength(unit, ring.cs)}
      </td>
      <td {...CELL} className="groove-rings-wide text-number">
        {penalty.toFixed(3)}
      </td>
      <td {...CELL} className="groove-rings-wide text-number">
        {seat === null ? '–' : threeFigures(seat.nom)}
      </td>
      {(['Squeeze', 'Fill'] as const).map((about) => {
        const figure = figures.find(({ name }) => name === about);
        return (
          <td {...CELL} key={about} className="groove-rings-gauge">
            <small className="groove-rings-narrow">{about}%</small>
            {figure === undefined ? null : <GaugeSmall figure={figure} />}
          </td>
        );
      })}
      <td {...CELL} className="groove-rings-reason">
        {reasonOf(ranked)}
      </td>
      <td {...CELL} className="groove-rings-sold text-number">
        <Sold {...props} />
      </td>
    </tr>
  );
}
