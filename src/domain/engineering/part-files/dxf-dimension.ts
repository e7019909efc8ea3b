import { type DxfEntity, type Point, textLength } from '../dxf/dxf-entity.ts';

/** Returns a readable text height next to a ring of this outer radius. */
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

/** Returns two strokes that meet at a tip. With `side` 1 the arrow points to the right. */
const arrow = ([x, y]: Point, side: number, height: number): readonly DxfEntity[] =>
  [1, -1].map((up) => line('DIM', [x, y], [x - side * ARROW.length * height, y + up * ARROW.half * height]));

/**
 * Returns a dimension between two points of equal height, with its line at `y` and its text above it. It consists of
 * lines and text, which every program reads, because an associative dimension needs a block in release 12. Arrows that
 * do not fit inside are drawn outside.
 */
export const horizontalDimension = (of: {
  readonly ends: readonly [left: number, right: number];
  /** Start of the extension lines. */
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
  // In most fonts a character is two thirds as wide as high.
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
