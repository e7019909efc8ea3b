import { anchor, declareBlock, flag, image, link, list, richText, size, text } from '../define-block.ts';

/** Returns a tab with one item. */
const tabOf = (label: string) => ({
  label,
  items: [
    {
      image: '',
      altText: '',
      width: '',
      title: 'Title',
      content: '<p>Text</p>',
      toggleBtn: false,
      btnTitle: 'Read on',
      btnLink: '',
    },
  ],
});

export const declaration = declareBlock({
  name: 'TabContent',
  label: 'Tabs',
  about: 'Tabs, each with a grid of blocks.',
  group: 'Interactive',
  startOptions: { tabs: [tabOf('First tab'), tabOf('Second tab')] },
  inputs: {
    id: anchor(),
    heading: text(),
    tabs: list(
      {
        label: text({ required: true }),
        items: list({
          image: image(),
          altText: text(),
          width: size(),
          title: text({ required: true }),
          content: richText(),
          toggleBtn: flag({ label: 'Hide the button' }),
          btnTitle: text({ default: 'Read on' }),
          btnLink: link(),
        }),
      },
      { required: true, help: 'The first one is open' },
    ),
  },
});
