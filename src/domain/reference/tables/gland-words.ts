import type { GlandApplication } from './gland-applications.ts';

interface GlandWords {
  readonly title: string;
  /** What the table's figures mean and where they apply. */
  readonly notes: readonly string[];
}

/** Title of each groove, and the notes of its published tables. Feet per minute × 0.00508 = m/s; 145 psi = 1 MPa. */
export const GLAND_WORDS: Readonly<Record<GlandApplication, GlandWords>> = {
  face_seal_liquid: {
    title: 'Face seal grooves for liquids',
    notes: ['The wider groove leaves room for a ring that swells in the liquid.'],
  },
  face_seal_vacuum_gas: {
    title: 'Face seal grooves for vacuum and gas',
    notes: ['The narrower groove keeps the ring against both walls, so that less gas is trapped beside it.'],
  },
  static_radial: {
    title: 'Static rod and piston grooves',
    notes: ['The same depth and width serve a groove in the piston and a groove in the bore around a rod.'],
  },
  dynamic_reciprocating: {
    title: 'Reciprocating rod and piston grooves',
    notes: [
      'One published set of values. Widths are its nominal width ±0.005 in (0.13 mm); clearance is its greatest value.',
      'The three thinnest sections have no figure for grooves with backup rings.',
    ],
  },
  rotary: {
    title: 'Rotary shaft grooves',
    notes: [
      'Surface speed of the shaft: 1.0–7.6 m/s (200–1,500 ft/min) for 1.78 mm, 1.0–3.0 m/s (200–600 ft/min) for 2.62 mm, 1.0–2.0 m/s (200–400 ft/min) for 3.53 mm sections.',
      'Below 1.0 m/s the reciprocating values apply. Pressure to 5.5 MPa (800 psi).',
      'No rotary values are published for the 5.33 and 6.99 mm sections.',
    ],
  },
  dovetail: {
    title: 'Dovetail grooves',
    notes: [
      'Width is measured at the mouth, to sharp corners; R is the radius at the mouth. Both walls lean 24° from vertical.',
      'Radius at the bottom: 0.40 mm (1/64 in) for 1.78 and 2.62 mm, 0.79 mm (1/32 in) for 3.53 and 5.33 mm, 1.59 mm (1/16 in) for 6.99 mm sections.',
      'For 1.78 mm rings older tables cut 0.08 mm (0.003 in) shallower, which overfills the groove.',
    ],
  },
  half_dovetail: {
    title: 'Half dovetail grooves',
    notes: [
      'Width is measured at the mouth; R is the radius at the mouth. One wall is straight, the other leans.',
      'Radius at the bottom: 0.40 mm (1/64 in) for 1.78 and 2.62 mm, 0.79 mm (1/32 in) for 3.53 and 5.33 mm, 1.59 mm (1/16 in) for 6.99 mm sections.',
    ],
  },
};
