import { anchor, declareBlock, image, list, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'ImgCarousel',
  label: 'Pictures to leaf through',
  about: 'Pictures to leaf through, with a counter. It never moves by itself.',
  group: 'Interactive',
  inputs: {
    id: anchor(),
    heading: text(),
    items: list(
      {
        image: image({ required: true }),
        altText: text({ required: true }),
        width: size(),
        caption: text(),
      },
      { required: true },
    ),
  },
});
