import type { ReactNode } from 'react';
import { lightness, px } from './numbers.ts';

const LIGHT = 0.62;
const THINNEST = 1.25;
const OUTLINE = '#5a6870';

/**
 * A ring in plan, its wall to scale with its diameter (never thinner than 1.25px); light compounds get an outline.
 * Hidden from assistive technology: the sizes stand beside it.
 */
export function RingGlyph(props: { idMm: number; csMm: number; color: string; size?: number }): ReactNode {
  const { idMm, csMm, color, size = 22 } = props;
  const wall = Math.max(THINNEST, (csMm * (size - 1)) / (idMm + 2 * csMm));
  const radius = px((size - 1) / 2 - wall / 2);
  const light = lightness(color) > LIGHT;
  const center = size / 2;
  return (
    <svg className="ring-glyph" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={center} cy={center} r={radius} fill="none" stroke={light ? OUTLINE : color} strokeWidth={px(wall)} />
      {light ? (
        <circle
          cx={center}
          cy={center}
          r={radius}
          fill="none"
          stroke={color}
          strokeWidth={px(Math.max(0.6, wall - 1.4))}
        />
      ) : null}
    </svg>
  );
}
