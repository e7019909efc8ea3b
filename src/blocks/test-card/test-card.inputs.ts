import { anchor, declareBlock, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'TestCard',
  label: 'Test result',
  about: 'One finding of a test: what was measured, by which method, and the result.',
  group: 'Text',
  inputs: {
    id: anchor(),
    title: text({ required: true }),
    method: text({ help: 'The standard: ASTM D395' }),
    result: text({ required: true, help: 'The figure found' }),
    unit: text({ help: 'Of the result: %, MPa', longest: 24 }),
    content: richText(),
  },
});
