import { type Percent, percent, type Span } from '../../../kit/units.ts';
import { squeezeOf } from '../formulas.ts';
import { type GlandGeometry, isRadial, middleOf, type RadialGland, type Ring } from '../model.ts';
import { nominalFigures, type RadialCorner, type RadialFigures, radialAt, withTolerance } from './stack.ts';

export type SensitiveTo = 'off-center' | 'cs' | 'id' | 'surface' | 'groove' | 'depth';

/**
 * Percentage points of squeeze that one dimension subtracts and adds at its limits, with all others at their middle.
 */
export interface Sensitivity {
  readonly to: SensitiveTo;
  readonly down: Percent;
  readonly up: Percent;
}

const sorted = (to: SensitiveTo, nominal: number, squeezes: Span): Sensitivity => ({
  to,
  down: percent(Math.min(...squeezes) - nominal),
  up: percent(Math.max(...squeezes) - nominal),
});

const radialSensitivity = (gland: RadialGland, ring: Ring): readonly Sensitivity[] => {
  const figures = nominalFigures(gland, ring);
  const at = (place: number, value: number): RadialCorner => {
    const [id, cs, surface, groove, clearance] = figures.map((figure, index) => (index === place ? value : figure));
    return radialAt(gland, [id, cs, surface, groove, clearance] as RadialFigures);
  };
  const nominal = radialAt(gland, figures);
  const middle = squeezeOf(nominal.section, nominal.depth);
  const limits = (to: SensitiveTo, place: number, [low, high]: Span): Sensitivity => {
    const [one, other] = [at(place, low), at(place, high)];
    return sorted(to, middle, [squeezeOf(one.section, one.depth), squeezeOf(other.section, other.depth)]);
  };
  const [tight, wide] = gland.clearance ?? [0, 0];
  const loosest = at(4, gland.kind === 'piston' ? tight : wide);
  return [
    sorted('off-center', middle, [
      squeezeOf(loosest.section, loosest.depth + loosest.off),
      squeezeOf(loosest.section, loosest.depth - loosest.off),
    ]),
    limits('cs', 1, withTolerance(ring.cs, ring.csTolerance)),
    limits('id', 0, withTolerance(ring.id, ring.idTolerance)),
    limits('surface', 2, gland.surface),
    limits('groove', 3, gland.groove),
  ];
};

/** Returns the sensitivity to each dimension, starting with the one that subtracts the most squeeze. */
export const sensitivityOf = (gland: GlandGeometry, ring: Ring): readonly Sensitivity[] => {
  if (isRadial(gland)) return [...radialSensitivity(gland, ring)].sort((one, other) => one.down - other.down);
  const depth = middleOf(gland.depth);
  const middle = squeezeOf(ring.cs, depth);
  const [thin, thick] = withTolerance(ring.cs, ring.csTolerance);
  return [
    sorted('cs', middle, [squeezeOf(thin, depth), squeezeOf(thick, depth)]),
    sorted('depth', middle, [squeezeOf(ring.cs, gland.depth[1]), squeezeOf(ring.cs, gland.depth[0])]),
  ].sort((one, other) => one.down - other.down);
};
