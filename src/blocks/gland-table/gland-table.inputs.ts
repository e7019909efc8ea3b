import { GLAND_APPLICATIONS } from '../../domain/reference/tables/gland-applications.ts';
import { anchor, choice, declareBlock, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Gland Table',
  about: 'Groove dimensions per cross-section, in both units.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    application: choice(GLAND_APPLICATIONS, { help: 'How the ring is pressed' }),
    heading: text(),
    markedMm: number({
      label: 'Marked cross-section, mm',
      help: 'The row of this cross-section stands out; 0 for none',
      min: 0,
      max: 100,
      step: 0.01,
    }),
  },
});
