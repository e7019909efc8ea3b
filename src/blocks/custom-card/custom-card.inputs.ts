import { declareBlock, image, link, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'CustomCard',
  about: 'One card: picture, title, text and a link.',
  group: 'Pictures',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    image: image(),
    altText: text(),
    width: text({ help: 'For example 240px, 20rem or 50%' }),
    title: text({ required: true }),
    content: richText(),
    url: link(),
    linkLabel: text({ default: 'Read on' }),
  },
});
