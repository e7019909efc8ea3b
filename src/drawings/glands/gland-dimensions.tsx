import type { ReactNode } from 'react';
import { DimV, fitsBetween, Line } from '../drafting/dimension.tsx';
import { figure, lettered } from '../drafting/figures.ts';
import { SheetDimH, SheetLeader } from '../drafting/sheet-notes.tsx';
import type { DrawingInput } from '../drawing-definition.ts';
import type { GlandPlace, GlandPoints } from './gland-geometry.ts';
import type { GlandKind } from './gland-kind.ts';

/** G, L, R and the free cross-section CS of a gland on its sheet, with the values from the URL. */
export function GlandDimensions(props: {
  kind: GlandKind;
  input: DrawingInput;
  points: GlandPoints;
  place: GlandPlace;
}): ReactNode {
  const { kind, input, points, place } = props;
  const { parameters } = input;
  const down = place.above ? -1 : 1;
  const cs = figure(parameters, 'cs', 0.5, 20);
  const given = (name: string, letter: string): string =>
    lettered(input, letter, cs === undefined ? undefined : figure(parameters, name, 0.01, 48));
  const right = place.x + place.halfWidth;
  const mouth = kind.wall !== undefined && kind.wall !== 'straight';
  const widthY = mouth
    ? points.wall - place.wall - 24
    : points.floor + down * (place.body + (kind.axis && !place.above ? 34 : 24));
  const widthFrom = mouth ? points.mouth : points.floor - down * points.corner;
  const width = given('width', 'G');
  const named = `${width}${mouth ? ' at the mouth' : ' groove width'}`;
  return (
    <>
      <SheetDimH
        x1={points.mouthLeft}
        x2={points.mouthRight}
        y={widthY}
        text={fitsBetween(named, points.mouthRight - points.mouthLeft) ? named : width}
        from={widthFrom}
      />
      <DimV
        y1={Math.min(points.wall, points.floor)}
        y2={Math.max(points.wall, points.floor)}
        x={right + 26}
        text={given('depth', 'L')}
        from={right}
      />
      <Line kind="drawing-dimension" x1={points.floorRight + 4} y1={points.floor} x2={right} y2={points.floor} />
      <SheetLeader
        x={points.floorLeft + points.corner * (mouth ? 0.6 : 0.3)}
        y={points.floor - down * points.corner * 0.3}
        textX={points.floorLeft - 40}
        textY={points.floor + down * 24}
        text={given('radius', 'R')}
      />
      <SheetLeader
        x={points.ringX - points.freeRadius * 0.71}
        y={points.freeY - down * points.freeRadius * 0.71}
        textX={points.ringX - points.freeRadius - 90}
        textY={points.wall - down * (place.wall + 22)}
        text={`${lettered(input, 'CS', cs)} free`}
      />
    </>
  );
}
