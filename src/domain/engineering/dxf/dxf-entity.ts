/** A point of a drawing in its unit, with y upward. */
export type Point = readonly [x: number, y: number];

/** Angles are in degrees, counterclockwise from the right. */
export type DxfEntity =
  | { readonly kind: 'line'; readonly layer: string; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly layer: string;
      readonly center: Point;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'circle'; readonly layer: string; readonly center: Point; readonly radius: number }
  | {
      readonly kind: 'text';
      readonly layer: string;
      readonly at: Point;
      readonly height: number;
      readonly text: string;
    };

/** Returns the width of a text of this height in the widest of the common fonts. */
export const textLength = (text: string, height: number): number => [...text].length * height;

const QUARTERS = [0, 90, 180, 270, 360, 450, 540, 630, 720];

const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

const corners = (entity: DxfEntity): readonly Point[] => {
  switch (entity.kind) {
    case 'line':
      return [entity.from, entity.to];
    case 'text': {
      const [x, y] = entity.at;
      return [entity.at, [x + textLength(entity.text, entity.height), y + entity.height]];
    }
    case 'circle':
      return [0, 90, 180, 270].map((angle) => onCircle(entity.center, entity.radius, angle));
    case 'arc': {
      const { center, radius, from } = entity;
      const to = entity.to <= from ? entity.to + 360 : entity.to;
      const angles = [from, to, ...QUARTERS.filter((angle) => angle > from && angle < to)];
      return angles.map((angle) => onCircle(center, radius, angle));
    }
  }
};

/**
 * Returns the lower left and upper right corner of a drawing, including the space for its texts. Returns the origin for
 * an empty drawing.
 */
export const extentsOf = (entities: readonly DxfEntity[]): readonly [least: Point, most: Point] => {
  const points = entities.flatMap(corners);
  if (points.length === 0)
    return [
      [0, 0],
      [0, 0],
    ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
};
