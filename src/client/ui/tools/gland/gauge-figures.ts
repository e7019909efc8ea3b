import { fineLengthText, plainFigure, threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import type { GlandReport } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import type { Level, Subject } from '../../../../domain/engineering/gland-design/judging/findings.ts';
import type { Extremes } from '../../../../domain/engineering/gland-design/model.ts';
import { joinEnds } from '../../../../domain/kit/text/counted.ts';
import { type LengthUnit, mm, type Span } from '../../../../domain/kit/units.ts';
import type { GaugeFigure } from '../gauge/gauge.tsx';

const rangeOf = ({ min, max }: Extremes): Span => [min, max];
const spanText = ([low, high]: Span): string => `${plainFigure(low)}${low < 0 ? ' to ' : '–'}${plainFigure(high)}`;
const cornersText = (extremes: Extremes): string =>
  `Worst case ${joinEnds(threeFigures(extremes.min), threeFigures(extremes.max))}%`;

const ticksOf = (values: readonly number[]): GaugeFigure['ticks'] => values.map((value) => [value, plainFigure(value)]);

const levelOf = ({ findings }: GlandReport, about: Subject): Level =>
  findings.find((finding) => finding.about === about)?.level ?? 'note';

const squeezeGauge = (report: GlandReport): GaugeFigure => {
  const { stack, windows } = report;
  const { squeezeGood, squeezeAllowed, squeezeWorst } = windows;
  return {
    name: 'Squeeze',
    symbol: 'S',
    unit: '%',
    level: levelOf(report, 'squeeze'),
    value: threeFigures(stack.squeeze.nom),
    scale: [0, 40],
    good: squeezeGood,
    allowed: squeezeAllowed,
    cornerLimits: squeezeWorst ?? [],
    nominal: stack.squeeze.nom,
    range: rangeOf(stack.worst),
    cornersText: cornersText(stack.worst),
    windowText: `Good ${spanText(squeezeGood)}${squeezeWorst === null ? '' : `, corners ${spanText(squeezeWorst)}`}`,
    ticks: ticksOf([0, 10, 20, 30, 40]),
  };
};

interface Seat {
  readonly about: 'stretch' | 'interference';
  readonly value: Extremes;
  readonly good: Span;
  readonly allowed: Span;
}

/** Returns a scale that contains the windows with a small margin, rounded to whole numbers. */
const scaleFor = ([low, high]: Span, nominal: number): Span => [
  Math.max(-20, Math.floor(Math.min(low, nominal, 0) - 1)),
  Math.min(80, Math.ceil(Math.max(high, 5) + 2)),
];

const seatGauge = (report: GlandReport, { about, value, good, allowed }: Seat): GaugeFigure => {
  const seen: Span = [Math.max(allowed[0], -20), allowed[1]];
  const allowedText = allowed[0] <= -100 ? `up to ${plainFigure(allowed[1])}` : spanText(allowed);
  const scale = scaleFor(seen, value.nom < -20 ? 0 : value.nom);
  return {
    name: about === 'stretch' ? 'Stretch' : 'Interference',
    symbol: about === 'stretch' ? 'X' : 'I',
    unit: '%',
    level: levelOf(report, about),
    value: threeFigures(value.nom),
    scale,
    good,
    allowed: seen,
    cornerLimits: [],
    nominal: value.nom,
    range: rangeOf(value),
    cornersText: cornersText(value),
    windowText: `Good ${spanText(good)}, allowed ${allowedText}`,
    ticks: ticksOf([scale[0], 0, scale[1]]),
  };
};

/** The fit of the ring: the figure that the windows apply to. */
const seatGauges = (report: GlandReport): readonly GaugeFigure[] => {
  const { stack, windows, gland } = report;
  const { seatGood: good, seatAllowed: allowed } = windows;
  if (stack.interference !== null && !(gland.kind === 'rod' && gland.use === 'rotary'))
    return [seatGauge(report, { about: 'interference', value: stack.interference, good, allowed })];
  return stack.stretch === null ? [] : [seatGauge(report, { about: 'stretch', value: stack.stretch, good, allowed })];
};

const fillGauge = (report: GlandReport): GaugeFigure => {
  const { stack, windows } = report;
  const { fillGood, fillAllowed, fillWorst } = windows;
  return {
    name: 'Fill',
    symbol: 'F',
    unit: '%',
    level: levelOf(report, 'fill'),
    value: threeFigures(stack.fill.nom),
    scale: [50, 105],
    good: fillGood,
    allowed: [fillGood[0], Math.max(fillAllowed, fillGood[1])],
    cornerLimits: [fillWorst],
    nominal: stack.fill.nom,
    range: rangeOf(stack.fill),
    cornersText: cornersText(stack.fill),
    windowText: `Good ${spanText(fillGood)}, max ${plainFigure(fillWorst)}`,
    ticks: ticksOf([50, 60, 70, 80, 90, 100]),
  };
};

const gapGauge = (report: GlandReport, unit: LengthUnit): GaugeFigure | null => {
  const { gap } = report.stack;
  if (gap === null) return null;
  const fine = fineLengthText(unit);
  const limit = report.gapLimits?.good ?? null;
  const end = Math.max(2 * gap.max, limit ?? 0) * 1.25;
  const noLimit = report.gapLimits === null ? 'Enter a pressure for the limit' : 'No figure: see the reason';
  return {
    name: 'Gap',
    symbol: 'g',
    unit,
    level: levelOf(report, 'gap'),
    value: fine(gap.max).replace(` ${unit}`, ''),
    scale: [0, end],
    good: [0, limit ?? 0],
    allowed: null,
    cornerLimits: [],
    nominal: gap.max,
    range: rangeOf(gap),
    doubled: 2 * gap.max,
    cornersText: `Worst case ${joinEnds(fine(gap.min), fine(gap.max))}`,
    windowText: limit === null ? noLimit : `Limit ${fine(limit)}, diamond: if side-loaded`,
    ticks: [
      [0, '0'],
      [end, fine(mm(end))],
    ],
  };
};

/** The gauges of a report: squeeze, fit, fill, gap. */
export const gaugeFigures = (report: GlandReport, unit: LengthUnit): readonly GaugeFigure[] => {
  const gap = gapGauge(report, unit);
  return [squeezeGauge(report), ...seatGauges(report), fillGauge(report), ...(gap === null ? [] : [gap])];
};
