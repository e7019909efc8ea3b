import { anchor, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Chemical Table',
  about: 'Chemicals × materials with their ratings, filtered by chemical.',
  group: 'Reference data',
  width: 'wide',
  inputs: { id: anchor(), heading: text() },
});
