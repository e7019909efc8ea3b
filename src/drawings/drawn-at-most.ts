import type { CSSProperties } from 'react';

/** How much larger than drawn still reads as a drawing: 11px text becomes 12.7px. */
const MOST_ENLARGED = 1.15;

/**
 * Keeps a drawing near the size it was drawn at, centered in wider room: its text is drawing units and would grow
 * with it. `width` is the width of its viewBox, 1 unit = 1 CSS pixel.
 *
 * @example drawnAtMost(400) // { maxWidth: 460, marginInline: 'auto' }
 */
export const drawnAtMost = (width: number): CSSProperties => ({
  maxWidth: Math.round(width * MOST_ENLARGED),
  marginInline: 'auto',
});
