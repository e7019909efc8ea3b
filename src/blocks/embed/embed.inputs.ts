import { code, declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Embed',
  about: 'HTML of a third party, in a sandboxed frame.',
  group: 'Embedding',
  builtIn: true,
  inputs: {
    url: link(),
    content: code(),
    title: text({ default: 'Embedded content' }),
    height: text({ default: '568px' }),
  },
});
