import type { Layer } from '../drafting/layers.tsx';
import { squeezedWidth } from '../drafting/path.ts';
import { STEM_RINGS_AT, VALVE, valveRings } from './valve-sizes.ts';

/** The ring of the stem is squeezed across the drawing, so its section is upright: straight sides, round ends. */
const upright = (x: number, r: number, width: number, height: number): string => {
  const half = width / 2;
  const straight = height / 2 - half;
  return (
    `M${x - half} ${r - straight}A${half} ${half} 0 0 1 ${x + half} ${r - straight}` +
    `L${x + half} ${r + straight}A${half} ${half} 0 0 1 ${x - half} ${r + straight}Z`
  );
};

/** Returns the sections of both stem rings, left and right of the stem. */
export const stemRingLayers = (): readonly Layer[] => {
  const { depth, cs } = valveRings().stemRing;
  const height = squeezedWidth(cs, depth);
  const x = VALVE.stem + depth / 2;
  return STEM_RINGS_AT.flatMap((r) => [x, -x].map((at) => VALVE.place.above('rubber', upright(at, r, depth, height))));
};
