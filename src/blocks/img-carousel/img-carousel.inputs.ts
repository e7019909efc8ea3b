import { declareBlock, image, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'ImgCarousel',
  about: 'Pictures to leaf through, with a counter. It never moves by itself.',
  group: 'Interactive',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    items: list(
      {
        image: image({ required: true }),
        altText: text({ required: true }),
        width: text({ help: 'Width of the picture: px, rem or %' }),
        caption: text(),
      },
      { required: true },
    ),
  },
});
