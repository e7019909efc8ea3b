import { declareBlock, flag, image, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Image Content Blocks',
  about: 'Drawings with title, text and link; three a row, four on very wide screens.',
  group: 'Pictures',
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
