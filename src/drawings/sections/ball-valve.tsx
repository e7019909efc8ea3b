import { once } from '../../domain/kit/once.ts';
import type { SectionDrawing } from './section-drawing.ts';
import { boxOutline, outline, type SectionBox, segment } from './section-place.ts';
import { valveSeals } from './valve-seals.tsx';
import { CHORD, STEM_RINGS_AT, VALVE, valveRings } from './valve-sizes.ts';

const { place, bore, ball, stem, connector } = VALVE;
const { X, Y, above, below, both } = place;
const BODY_ABOVE = `M-70 ${bore}L-70 34L-61 34L-61 19L-38 19L-28 30L-14 30L-14 56L-${stem} 56L-${stem} 25.5L-9.3 25.5L-9.3 ${connector}L-22 ${connector}L-22 ${bore}Z`;
const NECK = `M${stem} 56L14 56L14 30L34 30L34 ${connector}L9.3 ${connector}L9.3 25.5L${stem} 25.5Z`;
const BODY_BELOW = `M-70 ${bore}L-70 34L-61 34L-61 19L-38 19L-28 30L34 30L34 ${connector}L-22 ${connector}L-22 ${bore}Z`;
const CONNECTOR = `M22 ${bore}L22 20.9L34 20.9L34 30L42 30L46 19L61 19L61 34L70 34L70 ${bore}Z`;
const STEM = outline([
  [-3.5, 15],
  [-3.5, 20.4],
  [-9, 20.4],
  [-9, 24],
  [-stem, 24],
  [-stem, 66],
  [stem, 66],
  [stem, 24],
  [9, 24],
  [9, 20.4],
  [3.5, 20.4],
  [3.5, 15],
]);

/** Grooves of the rings, which are empty where the ring leaves space. */
const stemGrooves = (): readonly SectionBox[] => {
  const { depth, width } = valveRings().stemRing;
  return STEM_RINGS_AT.flatMap((r): SectionBox[] => [
    [stem, stem + depth, r - width / 2, r + width / 2],
    [-stem - depth, -stem, r - width / 2, r + width / 2],
  ]);
};

/** A ball valve of 25 mm bore. Seals that are not in our tables have no figures. */
export const ballValve = once(
  (): SectionDrawing => ({
    name: 'ball valve',
    label: 'Section of a ball valve, 25 mm bore, with six seals',
    height: 660,
    crop: 160,
    callout: [24, 20],
    layers: [
      above('metal', BODY_ABOVE),
      above('metal', NECK),
      below('metal', BODY_BELOW),
      ...both('counter', CONNECTOR),
      // The mating flange, cut short.
      ...both('counter', boxOutline([-86, -73, bore, 34])),
      ...both('metal', `M${-CHORD} ${bore}A${ball} ${ball} 0 0 0 ${CHORD} ${bore}Z`),
      below('thin', `M${-CHORD} -${bore}L${-CHORD} ${bore}M${CHORD} -${bore}L${CHORD} ${bore}`),
      // Stem and bolts are not sectioned.
      above('paper', STEM),
      above('counter', 'M-9 60L-9 65L58 65L58 61L12 60Z'),
      below('center', 'M-92 0L80 0'),
      above('center', segment([0, -36], [0, 70])),
      ...stemGrooves().map((groove) => above('paper', boxOutline(groove))),
      ...both('paper', boxOutline(valveRings().bodyGroove)),
      ...both('paper', boxOutline([27, 46, 24.2, 26.8])),
      ...both('paper', boxOutline([43.2, 47.2, 22.6, 28.4])),
    ],
    words: [
      [X(-50), Y(15), 'body'],
      [X(48), Y(15), 'connector'],
      [X(3), Y(3), 'ball'],
      [X(1), Y(52), 'stem'],
    ],
    seals: valveSeals,
  }),
);
