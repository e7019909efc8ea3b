import { anchor, declareBlock, link, list, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Temperature Chart',
  about: 'Home page: working ranges of the seal materials on one axis.',
  group: 'Home',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    content: longText(),
    linkLabel: text(),
    linkUrl: link(),
    links: list({ label: text({ required: true }), url: link({ required: true }) }),
  },
});
