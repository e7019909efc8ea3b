import type { ReactNode } from 'react';
import { sizeName } from '../../domain/engineering/size-finder/size-words.ts';
import { exactMm, formatLength, inch, type LengthUnit, type Mm } from '../../domain/kit/units.ts';
import type { RankedSize } from '../../domain/reference/sizes/rank-sizes.ts';
import type { SizeFamily } from '../../domain/reference/sizes/size-families.ts';
import { Line } from '../drafting/dimension.tsx';
import { drawnAtMost } from '../drawn-at-most.ts';
import { px } from '../numbers.ts';

/**
 * The ring as measured and corrected, and the allowed deviation of each dimension, including the tolerance of a size.
 */
export interface MapCenter {
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly idReachMm: Mm;
  readonly csReachMm: Mm;
}

const WIDTH = 384;
const HEIGHT = 316;
const FRAME = { left: 48, right: WIDTH - 14, top: 28, bottom: HEIGHT - 40 };
/** The extent of the map as a multiple of the deviation of a match. */
const SHOWN_REACH = 2.5;
const MAX_TICKS = 6;
const STEPS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** A linear scale of one dimension: maps lengths to drawing units. */
interface Axis {
  readonly low: number;
  readonly high: number;
  readonly at: (lengthMm: number) => number;
}

const axisOf = (middle: Mm, reach: Mm, from: number, to: number): Axis => {
  const [low, high] = [Math.max(0, middle - SHOWN_REACH * reach), middle + SHOWN_REACH * reach];
  return { low, high, at: (length) => from + ((length - low) / (high - low)) * (to - from) };
};

/** Returns rounded ticks along an axis in the visitor's unit, with their decimals. */
const ticksOf = ({ low, high }: Axis, unit: LengthUnit): readonly { readonly mm: number; readonly text: string }[] => {
  const perUnit = unit === 'mm' ? 1 : exactMm(inch(1));
  const [from, to] = [low / perUnit, high / perUnit];
  const step = STEPS.find((one) => (to - from) / one <= MAX_TICKS) ?? to - from;
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, at) => {
    const value = (first + at) * step;
    return { mm: value * perUnit, text: value.toFixed(decimals) };
  });
};

const Axes = ({ x, y, unit }: { x: Axis; y: Axis; unit: LengthUnit }): ReactNode => (
  <>
    <Line kind="drawing-thin" x1={FRAME.left} y1={FRAME.bottom} x2={FRAME.right} y2={FRAME.bottom} />
    <Line kind="drawing-thin" x1={FRAME.left} y1={FRAME.top} x2={FRAME.left} y2={FRAME.bottom} />
    {ticksOf(x, unit).map((tick) => (
      <g key={tick.text}>
        <Line kind="drawing-thin" x1={x.at(tick.mm)} y1={FRAME.bottom} x2={x.at(tick.mm)} y2={FRAME.bottom + 5} />
        <text className="drawing-axis" x={px(x.at(tick.mm))} y={FRAME.bottom + 18} textAnchor="middle">
          {tick.text}
        </text>
      </g>
    ))}
    {ticksOf(y, unit).map((tick) => (
      <g key={tick.text}>
        <Line kind="drawing-thin" x1={FRAME.left - 5} y1={y.at(tick.mm)} x2={FRAME.left} y2={y.at(tick.mm)} />
        <text className="drawing-axis" x={FRAME.left - 8} y={px(y.at(tick.mm) + 4)} textAnchor="end">
          {tick.text}
        </text>
      </g>
    ))}
    <text className="drawing-axis" x={FRAME.right} y={HEIGHT - 6} textAnchor="end">
      {`ID ${unit}`}
    </text>
    <text className="drawing-axis" x={4} y={FRAME.top - 10}>
      {`CS ${unit}`}
    </text>
  </>
);

const Box = (props: { center: MapCenter; x: Axis; y: Axis; times: 1 | 2 }): ReactNode => {
  const { center, x, y, times } = props;
  const [left, right] = [center.idMm - times * center.idReachMm, center.idMm + times * center.idReachMm].map(x.at);
  const [bottom, top] = [center.csMm - times * center.csReachMm, center.csMm + times * center.csReachMm].map(y.at);
  const start = Math.max(left ?? 0, FRAME.left);
  const end = Math.min(bottom ?? 0, FRAME.bottom);
  const style =
    times === 1
      ? { fill: 'var(--color-ok-wash)', stroke: 'var(--color-ok)' }
      : { fill: 'none', stroke: 'var(--color-rule-strong)', strokeDasharray: '4 3' };
  return (
    <rect x={px(start)} y={px(top ?? 0)} width={px((right ?? 0) - start)} height={px(end - (top ?? 0))} style={style} />
  );
};

/** A marker: a disc for AS568, a triangle for JIS, a square for all metric sizes, filled for a match. */
const Mark = ({ x, y, family, isMatch }: { x: number; y: number; family: SizeFamily; isMatch: boolean }): ReactNode => {
  const style = {
    fill: isMatch ? 'var(--color-ink)' : 'var(--color-paper)',
    stroke: 'var(--color-ink)',
    strokeWidth: 1.3,
  };
  if (family === 'as568') return <circle cx={px(x)} cy={px(y)} r="4.5" style={style} />;
  if (family === 'jis') return <path d={`M${px(x)} ${px(y - 5.5)}l5 9.5h-10Z`} style={style} />;
  return <rect x={px(x - 4)} y={px(y - 4)} width="8" height="8" style={style} />;
};

interface Placed {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlaps = (one: Placed, other: Placed): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = (x: number, y: number, width: number): readonly Placed[] =>
  [
    { left: x + 8, top: y - 7 },
    { left: x - width / 2, top: y - 22 },
    { left: x - width / 2, top: y + 8 },
    { left: x - width - 8, top: y - 7 },
  ].map(({ left, top }) => ({ left, top, right: left + width, bottom: top + 14 }));

/** Places names next to their markers, starting with the nearest size. Omits names that do not fit. */
const placeNames = (marks: readonly { readonly x: number; readonly y: number; readonly name: string }[]) => {
  const taken: Placed[] = marks.map(({ x, y }) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }));
  return marks.flatMap(({ x, y, name }) => {
    const place = around(x, y, name.length * 6.7 + 2).find(
      (one) =>
        one.left > FRAME.left &&
        one.right < FRAME.right &&
        one.top > FRAME.top &&
        !taken.some((other) => overlaps(one, other)),
    );
    if (place === undefined) return [];
    taken.push(place);
    return [{ name, x: place.left, y: place.top + 11 }];
  });
};

/**
 * Sizes around the measurement, with the inside diameter on the horizontal axis and the cross-section on the vertical
 * one. The inner box contains matches, the outer one near sizes.
 */
export function SizeMap(props: { center: MapCenter; ranked: readonly RankedSize[]; unit: LengthUnit }): ReactNode {
  const { center, ranked, unit } = props;
  const x = axisOf(center.idMm, center.idReachMm, FRAME.left, FRAME.right);
  const y = axisOf(center.csMm, center.csReachMm, FRAME.bottom, FRAME.top);
  const isShown = ({ size }: RankedSize): boolean =>
    size.idMm > x.low && size.idMm < x.high && size.csMm > y.low && size.csMm < y.high;
  const marks = ranked.filter(isShown).map(({ size, fit }) => ({
    x: x.at(size.idMm),
    y: y.at(size.csMm),
    name: sizeName(size),
    family: size.family,
    isMatch: fit.level === 'match',
  }));
  const [middleX, middleY] = [x.at(center.idMm), y.at(center.csMm)];
  const measured = `measured ${formatLength(unit, center.idMm)} × ${formatLength(unit, center.csMm)}`;
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={drawnAtMost(WIDTH)}
      role="img"
      aria-label={`Map of the sizes around the ${measured} ${unit}: ${marks.filter(({ isMatch }) => isMatch).length} match. They are listed below.`}
    >
      <Box center={center} x={x} y={y} times={2} />
      <Box center={center} x={x} y={y} times={1} />
      <Axes x={x} y={y} unit={unit} />
      <Line kind="drawing-free" x1={middleX} y1={FRAME.top} x2={middleX} y2={FRAME.bottom} />
      <Line kind="drawing-free" x1={FRAME.left} y1={middleY} x2={FRAME.right} y2={middleY} />
      {marks.map(({ name, ...mark }) => (
        <Mark key={name} {...mark} />
      ))}
      {placeNames(marks).map((label) => (
        <text
          key={label.name}
          x={px(label.x)}
          y={px(label.y)}
          style={{ paintOrder: 'stroke', stroke: 'var(--color-paper)', strokeWidth: 3 }}
        >
          {label.name}
        </text>
      ))}
      <text className="drawing-value" x={(FRAME.left + FRAME.right) / 2} y={FRAME.top - 10} textAnchor="middle">
        {measured}
      </text>
    </svg>
  );
}
