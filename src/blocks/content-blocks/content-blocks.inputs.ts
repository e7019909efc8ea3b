import { anchor, declareBlock, flag, image, link, list, richText, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Blocks',
  label: 'Feature grid',
  about: 'Titles with a picture, text and a link, in one, two or three columns by screen width.',
  group: 'Text',
  inputs: {
    id: anchor(),
    heading: text(),
    items: list(
      {
        image: image(),
        altText: text(),
        width: size(),
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
