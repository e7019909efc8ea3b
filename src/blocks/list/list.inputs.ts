import { choice, declareBlock, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'List',
  about: 'A list of points or of steps.',
  group: 'Lists',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    style: choice(['bullets', 'numbers', 'plus_bullet', 'minus_bullet']),
    items: list({ text: richText({ required: true }) }, { required: true }),
  },
});
