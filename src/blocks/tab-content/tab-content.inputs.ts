import { declareBlock, flag, image, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'TabContent',
  about: 'Tabs, each with a grid of blocks.',
  group: 'Interactive',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    tabs: list(
      {
        label: text({ required: true }),
        items: list({
          image: image(),
          altText: text(),
          width: text({ help: 'Width of the picture: px, rem or %' }),
          title: text({ required: true }),
          content: richText(),
          toggleBtn: flag({ label: 'Hide the button' }),
          btnTitle: text({ default: 'Read on' }),
          btnLink: link(),
        }),
      },
      { required: true },
    ),
  },
});
