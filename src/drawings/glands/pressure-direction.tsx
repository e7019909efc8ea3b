import type { ReactNode } from 'react';
import { type Layer, Layers } from '../drafting/layers.tsx';
import { transformPath } from '../drafting/path.ts';
import { Caption, SheetDimH } from '../drafting/sheet-notes.tsx';
import { type GlandPlace, type GlandSizes, glandLayers, glandPoints } from './gland-geometry.ts';

/** The right half of a flange with a bore around the axis at x = 320. */
const HALF: GlandPlace = { x: 446, y: 104, scale: 24, halfWidth: 90, wall: 44, body: 54, above: false };
const AXIS = 320;
const ARROWS = [78, 112, 146, 180];

const mirrored = (layers: readonly Layer[], axis: number): Layer[] =>
  layers.map(([kind, d]): Layer => [kind, transformPath(d, { x: 2 * axis, mirror: true })]);

/** Both sides of a face seal: the groove diameter that the ring contacts when pressure comes from inside or outside. */
export function PressureDirection(props: { id: string; sizes: GlandSizes; from: 'inside' | 'outside' }): ReactNode {
  const { id, sizes, from } = props;
  const inside = from === 'inside';
  const pushedRight = glandLayers(sizes, HALF, 'straight');
  const right = inside ? pushedRight : mirrored(pushedRight, HALF.x);
  const points = glandPoints(sizes, HALF, 'straight');
  const reach = (inside ? points.mouthRight : points.mouthLeft) - AXIS;
  const bottom = points.floor + HALF.body;
  const start = inside ? AXIS + 8 : HALF.x + HALF.halfWidth + 34;
  const end = inside ? HALF.x - HALF.halfWidth - 4 : HALF.x + HALF.halfWidth + 4;
  const arrows = ARROWS.map((y) => `M${start} ${y}L${end} ${y}M${2 * AXIS - start} ${y}L${2 * AXIS - end} ${y}`).join(
    '',
  );
  const text = inside ? 'groove OD = ring OD' : 'groove ID = ring ID';
  return (
    <>
      <Layers
        id={id}
        view="sheet"
        layers={[...right, ...mirrored(right, AXIS), ['center', `M${AXIS} 36V${bottom + 14}`], ['arrow', arrows]]}
      />
      <SheetDimH x1={AXIS - reach} x2={AXIS + reach} y={bottom + 34} text={text} from={points.floor} />
      <Caption text={`Pressure from ${from}`} />
    </>
  );
}
