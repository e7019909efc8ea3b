import { choice, declareBlock, image, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Image List',
  about: 'Pictures with captions, one under the other or in a row.',
  group: 'Pictures',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    layout: choice(['row', 'column']),
    items: list(
      { image: image({ required: true }), altText: text({ required: true }), width: text(), caption: text() },
      { required: true },
    ),
  },
});
