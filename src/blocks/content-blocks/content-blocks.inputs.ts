import { declareBlock, flag, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Blocks',
  about: 'Titles with text and a link, in one, two or three columns by screen width.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    items: list(
      {
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
