import type { ReactNode } from 'react';
import { px } from '../numbers.ts';
import { isLightRing, ringWall } from './ring-wall.ts';
import './ring-glyph.css';

const SIZE = 22;

/**
 * A ring in plan, with its wall to scale with its diameter (at least 1.25px); light compounds have an outline. It is a
 * box with a border, sized by its font size, because a table renders it in every row, which takes longer with SVG.
 * Hidden from assistive technology, because the sizes are next to it.
 */
export function RingGlyph(props: { idMm: number; csMm: number; color: string; size?: number }): ReactNode {
  const { idMm, csMm, color, size = SIZE } = props;
  const wall = ringWall(idMm, csMm, size);
  return (
    <i
      className={isLightRing(color) ? 'ring-glyph is-light' : 'ring-glyph'}
      style={{ color, borderWidth: `${px(wall / size)}em`, ...(size !== SIZE && { fontSize: size }) }}
      aria-hidden="true"
    />
  );
}
