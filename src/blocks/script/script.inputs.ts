import { code, declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Script',
  about: 'Script or HTML of a third party, in a sandboxed frame.',
  group: 'Embedding',
  inputs: {
    title: text({ default: 'Embedded content' }),
    code: code(),
    src: link(),
    width: text({ default: '100%' }),
    height: text({ default: '568px' }),
  },
});
