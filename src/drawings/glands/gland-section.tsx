import type { ReactNode } from 'react';
import { DimH, DimV, Leader, Line, labelWidth } from '../drafting/dimension.tsx';
import { DraftingGrid } from '../drafting/hatch.tsx';
import { type Layer, Layers } from '../drafting/layers.tsx';
import { type GlandPlace, type GlandSizes, type GrooveWall, glandLayers, glandPoints } from './gland-geometry.ts';

/** Labels of the dimensions of a gland's section, with limits and unit. */
export interface GlandLabels {
  readonly cs: string;
  readonly depth: string;
  readonly width: string;
  readonly radius: string;
  readonly gap: string;
  /** Diameters at the sealing surface, the clearance part and the groove floor; '' for no label. */
  readonly surface: string;
  readonly clearance: string;
  readonly groove: string;
  readonly pressure: string;
  /** Number, thickness and material of the backup rings; '' for no label. */
  readonly backup: string;
  /** The part with the groove, and the opposite part. */
  readonly parts: readonly [grooved: string, opposite: string];
}

interface Format {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly halfWidth: number;
  /** Space for the groove, px. */
  readonly groove: { readonly width: number; readonly depth: number };
  readonly body: number;
  readonly isCompact: boolean;
}

const WIDE: Format = {
  width: 660,
  height: 340,
  x: 250,
  halfWidth: 190,
  body: 62,
  isCompact: false,
  groove: { width: 230, depth: 150 },
};
const COMPACT: Format = {
  width: 366,
  height: 300,
  x: 150,
  halfWidth: 134,
  body: 52,
  isCompact: true,
  groove: { width: 170, depth: 120 },
};

const placeOf = (sizes: GlandSizes, format: Format, above: boolean): GlandPlace => {
  const scale = Math.min(format.groove.width / sizes.width, format.groove.depth / sizes.depth);
  const depth = sizes.depth * scale;
  const middle = format.height / 2;
  const { x, halfWidth, body } = format;
  return { x, y: above ? middle + depth / 2 : middle - depth / 2, scale, halfWidth, wall: body, body, above };
};

type Points = ReturnType<typeof glandPoints>;

/** Returns the arrows of the pressure on the ring, from the open side of the groove. */
const pressureLayers = (points: Points, place: GlandPlace, sizes: GlandSizes): readonly Layer[] => {
  const left = points.mouthLeft + (sizes.backup?.count === 2 ? sizes.backup.thickness * place.scale : 0) + 5;
  const right = points.ringX - points.freeRadius - 6;
  if (right - left < 16) return [];
  const middle = (points.floor + points.wall) / 2;
  const step = Math.abs(points.floor - points.wall) / 5;
  const arrows = [-step, 0, step].map((off) => `M${left} ${middle + off}L${right} ${middle + off}`).join('');
  return place.scale > 0 ? [['arrow', arrows]] : [];
};

/** Diameters as labels of their lines, at the right of the section. */
const Diameters = (props: { labels: GlandLabels; points: Points; place: GlandPlace; format: Format }): ReactNode => {
  const { labels, points, place, format } = props;
  const down = place.above ? -1 : 1;
  const right = format.x + format.halfWidth;
  const textX = right + 62;
  const rows: readonly (readonly [text: string, y: number, at: number])[] = [
    [labels.surface, points.wall, points.wall - down * 10],
    [labels.clearance, points.mouth, points.mouth + down * 12],
    [labels.groove, points.floor, points.floor],
  ];
  return rows.map(([text, y, at]) =>
    text === '' ? null : (
      <g key={text}>
        <Line kind="drawing-dimension" x1={right + 3} y1={y} x2={right + 44} y2={y} />
        <Line kind="drawing-dimension" x1={right + 44} y1={y} x2={textX - 4} y2={at} />
        <text className="drawing-value" x={textX} y={at + 4}>
          {text}
        </text>
      </g>
    ),
  );
};

const Dimensions = (props: {
  labels: GlandLabels;
  points: Points;
  place: GlandPlace;
  format: Format;
  wall: GrooveWall;
}) => {
  const { labels, points, place, format, wall } = props;
  const down = place.above ? -1 : 1;
  const right = format.x + format.halfWidth;
  const isLeaning = wall !== 'straight';
  const widthY = isLeaning ? points.wall - down * (place.wall + 16) : points.floor + down * (place.body + 18);
  return (
    <>
      <DimH
        x1={points.mouthLeft}
        x2={points.mouthRight}
        y={widthY}
        text={labels.width}
        from={isLeaning ? points.mouth : points.floor - down * points.corner}
      />
      <DimV
        y1={Math.min(points.wall, points.floor)}
        y2={Math.max(points.wall, points.floor)}
        x={right + 22}
        text={format.isCompact ? '' : labels.depth}
        from={right}
      />
      {format.isCompact ? (
        <text className="drawing-value" x={right + 30} y={(points.wall + points.floor) / 2 + 4}>
          L
        </text>
      ) : null}
      {labels.radius === '' ? null : (
        <Leader
          x={points.floorLeft + points.corner * 0.3}
          y={points.floor - down * points.corner * 0.3}
          textX={Math.max(points.floorLeft - 26, labelWidth(labels.radius) + 14)}
          textY={points.floor + down * 26}
          text={labels.radius}
        />
      )}
      <Leader
        x={points.ringX - points.freeRadius * 0.71}
        y={points.freeY + (isLeaning ? down : -down) * points.freeRadius * 0.71}
        textX={Math.max(points.ringX - points.freeRadius - 30, labelWidth(labels.cs) + 14)}
        textY={isLeaning ? points.floor + down * (place.body + 16) : points.wall - down * (place.wall + 16)}
        text={labels.cs}
      />
      {labels.gap === '' || format.isCompact ? null : (
        <Leader
          x={right - 40}
          y={(points.wall + points.mouth) / 2}
          textX={right - 22}
          textY={points.wall - down * (place.wall + 16)}
          text={labels.gap}
        />
      )}
      {format.isCompact ? null : <Diameters labels={labels} points={points} place={place} format={format} />}
    </>
  );
};

/** Dimensions of a gland in mm. */
export interface SectionDrawn {
  readonly sizes: GlandSizes;
  readonly wall: GrooveWall;
  /** Whether the groove is in the upper part: around a rod. */
  readonly above: boolean;
  readonly labels: GlandLabels;
}

/** The content of the svg, for pages and for files. */
export function GlandSectionBody(props: SectionDrawn & { id: string; isCompact?: boolean }): ReactNode {
  const { sizes, wall, above, labels, id, isCompact = false } = props;
  const format = isCompact ? COMPACT : WIDE;
  const place = placeOf(sizes, format, above);
  const points = glandPoints(sizes, place, wall);
  const down = above ? -1 : 1;
  const left = format.x - format.halfWidth;
  const layers = [...glandLayers(sizes, place, wall, { free: true }), ...pressureLayers(points, place, sizes)];
  return (
    <>
      <DraftingGrid id={`${id}grid`} width={format.width} height={format.height} bleed={400} tall={40} />
      <Layers id={id} view="sheet" layers={layers} />
      <Dimensions labels={labels} points={points} place={place} format={format} wall={wall} />
      <text x={left + 8} y={points.wall - down * place.wall + (above ? -8 : 16)} className="drawing-title">
        {labels.parts[1]}
      </text>
      <text x={left + 8} y={points.floor + down * place.body + (above ? 16 : -8)} className="drawing-title">
        {labels.parts[0]}
      </text>
      {labels.backup === '' || isCompact ? null : (
        <Leader
          x={points.mouthRight - (sizes.backup?.thickness ?? 0) * place.scale * 0.5}
          y={(points.floor + points.mouth) / 2}
          textX={points.mouthRight + 30}
          textY={points.floor + down * 26}
          text={labels.backup}
        />
      )}
      {labels.pressure === '' ? null : (
        <text className="drawing-value" x={left + 4} y={points.mouth + down * 18 + 4}>
          {labels.pressure}
        </text>
      )}
    </>
  );
}

export const SECTION_SIZE = { wide: WIDE, compact: COMPACT } as const;

/** A gland with minimum, nominal and maximum squeeze, side by side at one scale. */
export function SqueezeStates(props: {
  states: readonly { readonly cs: number; readonly depth: number }[];
  /** Width, radius and backup rings of the groove. */
  sizes: GlandSizes;
  wall: GrooveWall;
  above: boolean;
  id: string;
}): ReactNode {
  const { states, sizes: groove, wall, above, id } = props;
  const deepest = Math.max(...states.map(({ depth }) => depth));
  const scale = Math.min(120 / groove.width, 66 / deepest);
  return states.map(({ cs, depth }, index) => {
    const y = above ? 50 + (deepest * scale) / 2 : 50 - (deepest * scale) / 2;
    const place: GlandPlace = { x: 110 + index * 220, y, scale, halfWidth: 86, wall: 12, body: 12, above };
    const sizes: GlandSizes = { ...groove, cs, depth, gap: 0 };
    return <Layers key={index} id={`${id}${index}`} view="sheet" layers={glandLayers(sizes, place, wall)} />;
  });
}
