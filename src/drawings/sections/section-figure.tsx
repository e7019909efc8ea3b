import { type ReactNode, useId } from 'react';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { Line } from '../drafting/dimension.tsx';
import { DraftingGrid } from '../drafting/hatch.tsx';
import { Layers } from '../drafting/layers.tsx';
import { SECTION_WIDTH, type SectionDrawing, type SectionSeal } from './section-drawing.ts';
import '../drawing.css';
import './section-figure.css';

const BALLOON = 12;
const CALLOUT = { width: 396, height: 50 };

const Callout = ({
  seal,
  number,
  at: [x, y],
}: {
  seal: SectionSeal;
  number: number;
  at: SectionDrawing['callout'];
}): ReactNode => (
  <>
    <rect className="section-figure-callout" x={x} y={y} width={CALLOUT.width} height={CALLOUT.height} />
    <text className="section-figure-name" x={x + 14} y={y + 20}>
      {number} {seal.name}
    </text>
    <text className="section-figure-spec" x={x + 14} y={y + 38}>
      {seal.spec}
    </text>
  </>
);

/** A seal as a link. Pointing at it and focus show its dimensions and the callout. */
const Hotspot = (props: { id: string; seal: SectionSeal; number: number; drawing: SectionDrawing }): ReactNode => {
  const { id, seal, number, drawing } = props;
  const [x, y] = seal.balloon;
  const [tipX, tipY] = seal.tip;
  return (
    <a
      className="section-figure-seal"
      href={seal.href}
      data-seal={number}
      aria-label={`${number}. ${seal.name}. ${seal.spec}`}
    >
      <Line kind="section-figure-leader" x1={tipX} y1={tipY} x2={x} y2={y} />
      <Layers id={`${id}${number}`} layers={seal.layers} view="sheet" />
      {seal.zones.map(([left, top, width, height]) => (
        <rect key={`${left} ${top}`} className="section-figure-zone" x={left} y={top} width={width} height={height} />
      ))}
      <circle className="section-figure-balloon" cx={x} cy={y} r={BALLOON} />
      <text className="section-figure-number" x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
      <g className="section-figure-dimensions">
        {seal.dimensions}
        <Callout seal={seal} number={number} at={drawing.callout} />
      </g>
    </a>
  );
};

/** A section drawing whose seals are links. */
export function SectionFigure({ drawing, unit }: { drawing: SectionDrawing; unit: LengthUnit }): ReactNode {
  const id = useId();
  const { height } = drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <svg> cannot be a fieldset
    <svg
      className="drawing section-figure"
      viewBox={`0 0 ${SECTION_WIDTH} ${height}`}
      width={SECTION_WIDTH}
      height={height}
      role="group"
      aria-label={drawing.label}
    >
      <DraftingGrid id={`${id}grid`} width={SECTION_WIDTH} height={height} bleed={600} />
      <g>
        <Layers id={id} layers={drawing.layers} view="sheet" />
        {drawing.words.map(([x, y, text]) => (
          <text key={`${x} ${text}`} className="section-figure-word" x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {drawing.seals(unit).map((seal, index) => (
        <Hotspot key={seal.name} id={id} seal={seal} number={index + 1} drawing={drawing} />
      ))}
    </svg>
  );
}
