import { once } from '../../domain/kit/once.ts';
import { circle } from '../drafting/path.ts';
import { cylinderSeals } from './cylinder-seals.tsx';
import { CYLINDER, CYLINDER_GROOVES, cylinderRings } from './cylinder-sizes.ts';
import type { SectionDrawing } from './section-drawing.ts';
import { boxOutline, outline, type SectionBox, segment } from './section-place.ts';

const { place, bore, rod, spigot } = CYLINDER;
const { X, Y, above, below, both } = place;

/** Grooves, which are empty where their seal leaves space. */
const grooves = (): readonly SectionBox[] => {
  const { guides, pistonSeal, rodGuide, cup, wiper } = CYLINDER_GROOVES;
  const { rodGroove, headGroove } = cylinderRings();
  return [...guides, pistonSeal, rodGroove, rodGuide, headGroove, cup, wiper];
};

const port = (x: number) => [
  above('counter', boxOutline([x, x + 14, 30, 38])),
  above('paper', boxOutline([x + 5, x + 9, bore, 38])),
  above('center', segment([x + 7, 22], [x + 7, 41])),
];

/** A cylinder of 50 mm bore with a 28 mm rod. Seals that are not in our tables have no figures. */
export const hydraulicCylinder = once(
  (): SectionDrawing => ({
    name: 'hydraulic cylinder',
    label: 'Section of a hydraulic cylinder, 50 mm bore and 28 mm rod, with eight seals',
    height: 560,
    crop: 272,
    callout: [24, 14],
    layers: [
      below('counter', circle(10, 0, 13)),
      below('paper', circle(10, 0, 6.4)),
      below('counter', 'M20 -30L42 -30L42 -25L50 -25L50 25L42 25L42 30L20 30Z'),
      ...both('metal', boxOutline([42, 196, bore, 30])),
      ...port(56),
      ...port(158),
      ...both(
        'counter',
        outline([
          [178, rod],
          [178, bore],
          [198, bore],
          [198, 34],
          [216, 34],
          [216, rod],
        ]),
      ),
      ...both('counter', boxOutline([84, 116, spigot, 24.7])),
      ...both('metal', boxOutline([72, 84, spigot, 17])),
      // The rod is not sectioned.
      below(
        'paper',
        `M70 -${spigot}L116 -${spigot}L116 -${rod}L252 -${rod}Q250 -7 252 0Q254 7 252 ${rod}L116 ${rod}L116 ${spigot}L70 ${spigot}Z`,
      ),
      below('line', `M116 -${rod}L116 ${rod}`),
      below('thin', 'M120 -11.6L244 -11.6'),
      below('center', 'M-8 0L258 0'),
      ...grooves().flatMap((groove) => both('paper', boxOutline(groove))),
    ],
    words: [
      [X(22), Y(32), 'cap'],
      [X(124), Y(26.6), 'tube'],
      [X(203), Y(30.6), 'head'],
      [X(224), Y(1.6), 'rod'],
      [X(60), Y(42.5), 'port'],
      [X(162), Y(42.5), 'port'],
    ],
    seals: cylinderSeals,
  }),
);
