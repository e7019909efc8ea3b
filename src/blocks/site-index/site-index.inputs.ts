import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Site Index',
  about: 'Every page of the site under its family.',
  group: 'Lists',
  inputs: { id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }) },
});
