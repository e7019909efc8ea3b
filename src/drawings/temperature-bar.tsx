import type { ReactNode } from 'react';
import type { Celsius } from '../domain/units.ts';
import { px } from './numbers.ts';

const AXIS = { lowC: -80, highC: 340 };
const WIDTH = 74;
const HEIGHT = 12;

const at = (celsius: number): number => {
  const within = Math.min(AXIS.highC, Math.max(AXIS.lowC, celsius));
  return px(((within - AXIS.lowC) / (AXIS.highC - AXIS.lowC)) * WIDTH);
};

/** Working range on an axis from −80 to +340 °C with a tick at 0 °C. Hidden from assistive technology: figures stand beside it. */
export const TemperatureBar = ({ lowC, highC }: { lowC: Celsius; highC: Celsius }): ReactNode => (
  <svg className="inline-chart" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <path d={`M0 6H${WIDTH}M${at(0)} 1V11`} stroke="var(--color-rule-strong)" />
    <rect x={at(lowC)} y="4" width={px(Math.max(1, at(highC) - at(lowC)))} height="4" fill="var(--color-ink)" />
  </svg>
);
