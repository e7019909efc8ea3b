import { anchor, declareBlock } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Site Index',
  about: 'Every page of the site under its family.',
  group: 'Lists',
  inputs: { id: anchor() },
});
