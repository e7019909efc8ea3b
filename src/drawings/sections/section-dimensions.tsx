import type { ReactNode } from 'react';
import { DimH, DimV } from '../drafting/dimension.tsx';
import type { SectionBox, SectionPlace } from './section-place.ts';

/** A width along the axis, dimensioned at height `y`. `r` is the radius of the edge; negative is below the axis. */
export const Wide = (props: {
  place: SectionPlace;
  x1: number;
  x2: number;
  r: number;
  y: number;
  text: string;
}): ReactNode => {
  const { place, x1, x2, r, y, text } = props;
  return <DimH x1={place.X(x1)} x2={place.X(x2)} y={y} text={text} from={place.Y(r)} />;
};

/** A diameter of radius `r`, dimensioned at `at` with extension lines from `from`, all in mm along the axis. */
export const Across = (props: {
  place: SectionPlace;
  r: number;
  at: number;
  from: number;
  text: string;
}): ReactNode => {
  const { place, r, at, from, text } = props;
  return <DimV y1={place.Y(r)} y2={place.Y(-r)} x={place.X(at)} text={text} from={place.X(from)} />;
};

/** The depth of a groove from r1 to r2, dimensioned at `at`. Negative radii are below the axis. */
export const Deep = (props: {
  place: SectionPlace;
  r1: number;
  r2: number;
  at: number;
  from: number;
  text: string;
}): ReactNode => {
  const { place, r1, r2, at, from, text } = props;
  const [top, bottom] = [Math.min(place.Y(r1), place.Y(r2)), Math.max(place.Y(r1), place.Y(r2))];
  return <DimV y1={top} y2={bottom} x={place.X(at)} text={text} from={place.X(from)} outside />;
};

/** How much larger than a seal the area is that reacts to the pointer. */
const REACH = 4;

/** Returns the areas of a seal that react to the pointer, above and, unless `isSingle`, below the axis. */
export const zonesOf = (
  place: SectionPlace,
  boxes: readonly SectionBox[],
  isSingle = false,
): readonly (readonly [number, number, number, number])[] =>
  boxes.flatMap(([x1, x2, r1, r2]) =>
    (isSingle ? [r2] : [r2, -r1]).map(
      (top) =>
        [
          place.X(x1) - REACH,
          place.Y(top) - REACH,
          place.X(x2) - place.X(x1) + 2 * REACH,
          place.Y(r1) - place.Y(r2) + 2 * REACH,
        ] as const,
    ),
  );
