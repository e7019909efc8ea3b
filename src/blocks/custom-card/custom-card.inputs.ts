import { anchor, declareBlock, image, link, richText, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'CustomCard',
  label: 'Card',
  about: 'One card: picture, title, text and a link.',
  group: 'Pictures',
  inputs: {
    id: anchor(),
    image: image(),
    altText: text(),
    width: size(),
    title: text({ required: true }),
    content: richText(),
    url: link(),
    linkLabel: text({ default: 'Read on' }),
  },
});
