/** Applications of a groove. */
export const GLAND_APPLICATIONS = [
  'face_seal_liquid',
  'face_seal_vacuum_gas',
  'static_radial',
  'dynamic_reciprocating',
  'rotary',
  'dovetail',
  'half_dovetail',
] as const;
export type GlandApplication = (typeof GLAND_APPLICATIONS)[number];
