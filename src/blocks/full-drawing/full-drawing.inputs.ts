import { anchor, declareBlock, image, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Full Drawing',
  about: 'One of our drawings across the whole column, with its title block.',
  group: 'Pictures',
  width: 'wide',
  inputs: {
    id: anchor(),
    image: image({ required: true }),
    altText: text(),
    facts: list(
      { label: text({ required: true }), value: text({ required: true }) },
      { label: 'Title block', help: 'Facts under the drawing; a length in mm follows the visitor’s unit' },
    ),
  },
});
