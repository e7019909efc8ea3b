import { code, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Custom Code',
  about: 'HTML or script, in a sandboxed frame.',
  group: 'Embedding',
  builtIn: true,
  inputs: {
    code: code({ required: true }),
    title: text({ default: 'Embedded content' }),
    height: text({ default: '568px' }),
  },
});
