import { once } from '../../domain/kit/once.ts';
import { ringGroove } from './ring-groove.ts';
import { placeSection, type SectionBox } from './section-place.ts';

/** The drawn valve: radii in mm. Stem and connector fit the rings that seal them. */
export const VALVE = { place: placeSection(696, 420, 5.6), bore: 12.5, ball: 20, stem: 6.3, connector: 21 } as const;

/** Half of the length of the bore in the ball. */
export const CHORD = Math.sqrt(VALVE.ball ** 2 - VALVE.bore ** 2);

/** Distances of the stem rings from the axis, and position of the body ring along it. */
export const STEM_RINGS_AT = [35.2, 43.2] as const;
export const BODY_RING_AT = 27.8;

/** Rings of the stem, whose grooves are in the body, and of the body, whose groove is on the connector. */
export const valveRings = once(() => {
  const stemRing = ringGroove('014');
  const bodyRing = ringGroove('128');
  const bodyGroove: SectionBox = [
    BODY_RING_AT - bodyRing.width / 2,
    BODY_RING_AT + bodyRing.width / 2,
    VALVE.connector - bodyRing.depth,
    VALVE.connector,
  ];
  return { stemRing, bodyRing, bodyGroove };
});
