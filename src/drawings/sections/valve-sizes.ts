import { once } from '../../domain/kit/once.ts';
import { ringGroove } from './ring-groove.ts';
import { placeSection } from './section-place.ts';

/** The drawn valve: radii in mm. Stem and connector fit the rings that seal them. */
export const VALVE = { place: placeSection(696, 420, 5.6), bore: 12.5, ball: 20, stem: 6.3, connector: 21 } as const;

/** Grooves of the stem rings, in the body, and of the body ring, on the connector. */
export const valveRings = once(() => ({ stemRing: ringGroove('014'), bodyRing: ringGroove('128') }));

/** Distances of the stem rings from the axis, and position of the body ring along it. */
export const STEM_RINGS_AT = [35.2, 43.2] as const;
export const BODY_RING_AT = 27.8;
