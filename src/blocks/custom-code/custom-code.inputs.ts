import { code, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Custom Code',
  about: 'HTML or script in a frame of its own. The same limits as for Script.',
  group: 'Embedding',
  builtIn: true,
  inputs: {
    code: code({ required: true }),
    title: text({ default: 'Embedded content' }),
    height: text({ default: '568px' }),
  },
});
