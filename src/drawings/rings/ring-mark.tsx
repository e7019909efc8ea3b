import type { ReactNode } from 'react';
import { px } from '../numbers.ts';
import { isLightRing, ringWall } from './ring-wall.ts';

/** A ring in plan with its wall to scale, as SVG: the content policy of the desk allows no inline styles. */
export const RingMark = (props: { idMm: number; csMm: number; color: string; size?: number }): ReactNode => {
  const { idMm, csMm, color, size = 30 } = props;
  const wall = ringWall(idMm, csMm, size);
  const radius = px((size - wall - 1) / 2);
  const center = size / 2;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={center} cy={center} r={radius} fill="none" stroke={color} strokeWidth={px(wall)} />
      {isLightRing(color) ? (
        <>
          <circle cx={center} cy={center} r={px(radius + wall / 2)} fill="none" stroke="#77838a" strokeWidth="0.75" />
          <circle cx={center} cy={center} r={px(radius - wall / 2)} fill="none" stroke="#77838a" strokeWidth="0.75" />
        </>
      ) : null}
    </svg>
  );
};
