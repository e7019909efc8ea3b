import { anchor, declareBlock, flag, image, link, list, richText, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Image Content Blocks',
  label: 'Drawings with text',
  about: 'Drawings with title, text and link; three a row, four on very wide screens.',
  group: 'Pictures',
  isOffered: false,
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
