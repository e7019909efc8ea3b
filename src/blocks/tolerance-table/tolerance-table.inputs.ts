import { anchor, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Tolerance Table',
  about: 'AS568 tolerances of inside diameter and cross-section.',
  group: 'Reference data',
  width: 'wide',
  inputs: { id: anchor(), heading: text() },
});
