import { declareBlock, flag, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'FAQ',
  about: 'Questions that open to their answers.',
  group: 'Interactive',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    openFirst: flag({ help: 'The first answer is open' }),
    items: list({ question: text({ required: true }), answer: richText({ required: true }) }, { required: true }),
  },
});
