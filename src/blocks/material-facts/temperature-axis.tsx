import type { ReactNode } from 'react';
import { type Celsius, celsius, formatTemperature, type TemperatureUnit } from '../../domain/kit/units.ts';
import './temperature-axis.css';

/** The minimum extent of the axis in °C. It grows in whole steps for values beyond it. */
const AXIS = { lowC: -100, highC: 350, stepC: 50 };
const WIDTH = 640;
const LABEL_EVERY_C = 100;

const floorTo = (value: number, step: number): number => Math.floor(value / step) * step;

/** A working range on a labeled axis, with the figures at both ends of the bar. */
export function TemperatureAxis(props: { lowC: Celsius; highC: Celsius; unit: TemperatureUnit }): ReactNode {
  const { lowC, highC, unit } = props;
  const from = Math.min(AXIS.lowC, floorTo(lowC, LABEL_EVERY_C));
  const to = Math.max(AXIS.highC, -floorTo(-highC, AXIS.stepC));
  const at = (degrees: number): number => Math.round(((degrees - from) / (to - from)) * WIDTH * 10) / 10;
  const every = to - from > 600 ? 2 * LABEL_EVERY_C : LABEL_EVERY_C;
  const labels: Celsius[] = [];
  for (let label = -floorTo(-from, every); label <= to; label += every) labels.push(celsius(label));
  const written = `${formatTemperature(unit, lowC)} to ${formatTemperature(unit, highC)} °${unit}`;
  return (
    <svg
      className="drawing temperature-axis"
      viewBox={`-20 0 ${WIDTH + 40} 62`}
      role="img"
      aria-label={`Typical range ${written}`}
    >
      {labels.map((label) => (
        <g key={label}>
          <line className="drawing-gridline" x1={at(label)} x2={at(label)} y1="20" y2="44" />
          <text className="drawing-axis" x={at(label)} y="58" textAnchor="middle">
            {formatTemperature(unit, label)}
          </text>
        </g>
      ))}
      <line className="drawing-thin" x1="0" x2={WIDTH} y1="44" y2="44" />
      <rect className="drawing-ink" x={at(lowC)} y="26" width={at(highC) - at(lowC)} height="10" />
      <text className="drawing-value" x={at(lowC)} y="14" textAnchor={at(lowC) < 20 ? 'start' : 'middle'}>
        {formatTemperature(unit, lowC)}
      </text>
      <text className="drawing-value" x={at(highC)} y="14" textAnchor={at(highC) > WIDTH - 20 ? 'end' : 'middle'}>
        {formatTemperature(unit, highC)} °{unit}
      </text>
    </svg>
  );
}
