import type { ReactNode } from 'react';
import type { Celsius } from '../../domain/kit/units.ts';
import { px } from '../numbers.ts';
import './temperature-bar.css';

const AXIS = { lowC: -80, highC: 340 };
const WIDTH = 74;

const at = (celsius: number): number => {
  const within = Math.min(AXIS.highC, Math.max(AXIS.lowC, celsius));
  return px(((within - AXIS.lowC) / (AXIS.highC - AXIS.lowC)) * WIDTH);
};

/**
 * A working range on an axis from −80 to +340 °C with a tick at 0 °C. It consists of boxes with borders, because a
 * table renders it in every row, which takes longer with SVG. Hidden from assistive technology, because the figures are
 * next to it.
 */
export const TemperatureBar = ({ lowC, highC }: { lowC: Celsius; highC: Celsius }): ReactNode => (
  <i className="inline-chart temperature-bar" aria-hidden="true">
    <b style={{ left: at(lowC), width: px(Math.max(1, at(highC) - at(lowC))) }} />
  </i>
);
