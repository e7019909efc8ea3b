import { FAMILY_KINDS } from '../../domain/reference/tables/material-families.ts';
import { anchor, choice, declareBlock, flag, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Material Families',
  about:
    'The families of rubber, plastic or metal on one temperature axis; visitors set the range and the medium their seal must work in.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    heading: text(),
    kind: choice(FAMILY_KINDS, { help: 'Which families stand on the axis' }),
    rangeBox: flag({
      label: 'Range box',
      help: 'Off: the box stands in the head of the page, which names the same families',
      default: true,
    }),
  },
});
