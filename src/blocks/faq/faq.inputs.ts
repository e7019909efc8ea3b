import { anchor, declareBlock, flag, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'FAQ',
  label: 'Questions and answers',
  about: 'Questions that open to their answers.',
  group: 'Interactive',
  inputs: {
    id: anchor(),
    heading: text(),
    openFirst: flag({ help: 'The first answer is open' }),
    items: list(
      { question: text({ required: true, help: 'As a customer would ask it' }), answer: richText({ required: true }) },
      { required: true },
    ),
  },
});
