import { anchor, choice, declareBlock, image, list, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Image List',
  label: 'Pictures with captions',
  about: 'Pictures with captions, one under the other or in a row.',
  group: 'Pictures',
  inputs: {
    id: anchor(),
    heading: text(),
    layout: choice(['row', 'column'], {
      help: 'Side by side, or one below the other',
      names: { row: 'In a row', column: 'One below the other' },
    }),
    items: list(
      { image: image({ required: true }), altText: text({ required: true }), width: size(), caption: text() },
      { required: true },
    ),
  },
});
