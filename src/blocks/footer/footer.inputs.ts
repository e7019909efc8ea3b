import { anchor, declareBlock, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Footer',
  label: 'Small print',
  about: 'The small print at the foot of a landing page: a text and links.',
  group: 'Text',
  width: 'full',
  startOptions: { content: '<p>Small print</p>' },
  inputs: {
    id: anchor(),
    content: richText(),
    links: list({ label: text({ required: true }), url: link({ required: true }) }),
  },
});
