import { type DxfEntity, type Point, textLength } from '../dxf/dxf-entity.ts';

/** Height of text that can be read beside a ring of this outer radius. */
export const heightFor = (radius: number): number => radius / 14;

export const line = (layer: string, from: Point, to: Point): DxfEntity => ({ kind: 'line', layer, from, to });

export const textAt = (layer: string, at: Point, height: number, text: string): DxfEntity => ({
  kind: 'text',
  layer,
  at,
  height,
  text,
});

const ARROW = { length: 0.9, half: 0.15 };

/** Two strokes that meet at a tip; `side` 1: the arrow points to the right. */
const arrow = ([x, y]: Point, side: number, height: number): readonly DxfEntity[] =>
  [1, -1].map((up) => line('DIM', [x, y], [x - side * ARROW.length * height, y + up * ARROW.half * height]));

/**
 * A dimension between two points of one height, its line at `y` and its text above it. Release 12 wants a block for a dimension
 * that measures itself; lines and text are read everywhere. Where the arrows have no room they stand outside.
 */
export const horizontalDimension = (of: {
  readonly ends: readonly [left: number, right: number];
  /** Where the extension lines begin. */
  readonly from: number;
  readonly y: number;
  readonly height: number;
  readonly text: string;
}): readonly DxfEntity[] => {
  const { ends, from, y, height, text } = of;
  const [left, right] = ends;
  const past = y + Math.sign(y - from) * 0.5 * height;
  const isWide = right - left > 3 * height;
  const reach = isWide ? 0 : 2 * height;
  const side = isWide ? 1 : -1;
  // A sign takes two thirds of its height in most fonts.
  const start = (left + right) / 2 - textLength(text, height) / 3;
  return [
    line('DIM', [left, from], [left, past]),
    line('DIM', [right, from], [right, past]),
    line('DIM', [left - reach, y], [right + reach, y]),
    ...arrow([left, y], -side, height),
    ...arrow([right, y], side, height),
    textAt('DIM', [start, y + 0.4 * height], height, text),
  ];
};
