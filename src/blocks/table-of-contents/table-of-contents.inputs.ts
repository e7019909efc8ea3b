import { anchor, declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Table of Contents',
  about: 'Links to the sections of the page. Without items it lists the anchored headings itself.',
  group: 'Lists',
  width: 'rail',
  inputs: {
    id: anchor(),
    heading: text({ default: 'On this page' }),
    items: list({ label: text({ required: true }), url: link({ required: true }) }),
  },
});
