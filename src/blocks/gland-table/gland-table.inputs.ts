import { choice, declareBlock, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Gland Table',
  about: 'Groove dimensions per cross-section, in both units.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    application: choice([
      'face_seal_liquid',
      'face_seal_vacuum_gas',
      'static_radial',
      'dynamic_reciprocating',
      'rotary',
      'dovetail',
      'half_dovetail',
    ]),
    heading: text(),
    markedMm: number({ label: 'Marked cross-section, mm', help: 'The row of this cross-section stands out' }),
  },
});
