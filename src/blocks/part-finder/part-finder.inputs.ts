import { declareBlock, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Part Finder',
  about: 'Home page: find parts by inside diameter, cross-section, temperature and material.',
  group: 'Home',
  width: 'full',
  inputs: { heading: text({ required: true }), lead: longText() },
});
