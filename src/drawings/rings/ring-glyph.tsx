import type { ReactNode } from 'react';
import { lightness, px } from '../numbers.ts';
import './ring-glyph.css';

const LIGHT = 0.62;
const THINNEST = 1.25;
const SIZE = 22;

/**
 * A ring in plan, with its wall to scale with its diameter (at least 1.25px); light compounds have an outline. It is a
 * box with a border, sized by its font size, because a table renders it in every row, which takes longer with SVG.
 * Hidden from assistive technology, because the sizes are next to it.
 */
export function RingGlyph(props: { idMm: number; csMm: number; color: string; size?: number }): ReactNode {
  const { idMm, csMm, color, size = SIZE } = props;
  const wall = Math.max(THINNEST, (csMm * (size - 1)) / (idMm + 2 * csMm));
  return (
    <i
      className={lightness(color) > LIGHT ? 'ring-glyph is-light' : 'ring-glyph'}
      style={{ color, borderWidth: `${px(wall / size)}em`, ...(size !== SIZE && { fontSize: size }) }}
      aria-hidden="true"
    />
  );
}
