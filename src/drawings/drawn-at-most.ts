import type { CSSProperties } from 'react';

/** Maximum scale of a drawing: 11px text becomes 12.7px. */
const MAX_ENLARGED = 1.15;

/**
 * Returns styles that keep a drawing near its original size, centered in a wider space, because its text would grow
 * with it. `width` is the width of its viewBox, 1 unit = 1 CSS pixel.
 *
 * @example drawnAtMost(400) // { maxWidth: 460, marginInline: 'auto' }
 */
export const drawnAtMost = (width: number): CSSProperties => ({
  maxWidth: Math.round(width * MAX_ENLARGED),
  marginInline: 'auto',
});
