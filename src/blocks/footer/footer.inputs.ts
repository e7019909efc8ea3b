import { declareBlock, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Footer',
  about: 'The small print at the foot of a landing page: a text and links.',
  group: 'Text',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    content: richText(),
    links: list({ label: text({ required: true }), url: link({ required: true }) }),
  },
});
