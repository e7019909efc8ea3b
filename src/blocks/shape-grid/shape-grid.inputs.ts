import { declareBlock, image, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Shape Grid',
  about: 'Home page: the product families by their profile.',
  group: 'Home',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    linkLabel: text(),
    linkUrl: link(),
    items: list(
      {
        image: image({ required: true }),
        title: text({ required: true }),
        text: text(),
        url: link({ required: true }),
      },
      { required: true },
    ),
  },
});
