import { declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Iframe',
  about: 'A page of another site, in a sandboxed frame.',
  group: 'Embedding',
  inputs: {
    title: text({ default: 'Embedded page' }),
    url: link({ required: true }),
    width: text({ default: '100%' }),
    height: text({ default: '568px' }),
  },
});
