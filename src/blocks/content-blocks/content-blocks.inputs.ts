import { declareBlock, flag, image, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Blocks',
  about: 'Titles with a picture, text and a link, in one, two or three columns by screen width.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    items: list(
      {
        image: image(),
        altText: text(),
        width: text({ help: 'Width of the picture: px, rem or %' }),
        title: text({ required: true }),
        content: richText(),
        toggleBtn: flag({ label: 'Hide the link' }),
        btnTitle: text({ default: 'Read on' }),
        btnLink: link(),
      },
      { required: true },
    ),
  },
});
