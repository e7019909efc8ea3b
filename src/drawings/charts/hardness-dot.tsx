import type { ReactNode } from 'react';
import { px } from '../numbers.ts';

/** Range of the axis in Shore A: from the lower end of the softest band to the end of the scale. */
const AXIS = { low: 30, high: 100 };
const WIDTH = 36;
const RADIUS = 2.5;

/**
 * Hardness as a dot on the Shore A scale. Renders nothing for other scales. Hidden from assistive technology, because
 * the figure is next to it.
 */
export function HardnessDot({ durometer, scale }: { durometer: number | null; scale: string }): ReactNode {
  if (durometer === null || scale !== 'Shore A') return null;
  const within = Math.min(AXIS.high, Math.max(AXIS.low, durometer));
  const x = RADIUS + ((within - AXIS.low) / (AXIS.high - AXIS.low)) * (WIDTH - 2 * RADIUS);
  return (
    <svg className="inline-chart" width={WIDTH} height="12" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      <path d={`M0 6H${WIDTH}`} stroke="var(--color-rule-strong)" />
      <circle cx={px(x)} cy="6" r={RADIUS} fill="var(--color-ink)" />
    </svg>
  );
}
