import type { ReactNode } from 'react';
import { lightness, px } from '../numbers.ts';

const LIGHT = 0.62;
const THINNEST = 1.25;

/** A ring in plan with its wall to scale, as SVG: the content policy of the desk allows no inline styles. */
export const RingMark = (props: { idMm: number; csMm: number; color: string; size?: number }): ReactNode => {
  const { idMm, csMm, color, size = 30 } = props;
  const wall = Math.max(THINNEST, (csMm * (size - 1)) / (idMm + 2 * csMm));
  const radius = px((size - wall - 1) / 2);
  const center = size / 2;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={center} cy={center} r={radius} fill="none" stroke={color} strokeWidth={px(wall)} />
      {lightness(color) > LIGHT ? (
        <>
          <circle cx={center} cy={center} r={px(radius + wall / 2)} fill="none" stroke="#77838a" strokeWidth="0.75" />
          <circle cx={center} cy={center} r={px(radius - wall / 2)} fill="none" stroke="#77838a" strokeWidth="0.75" />
        </>
      ) : null}
    </svg>
  );
};
