import { declareBlock, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'TestCard',
  about: 'One finding of a test: what was measured, by which method, and the result.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    title: text({ required: true }),
    method: text(),
    result: text({ required: true }),
    unit: text(),
    content: richText(),
  },
});
