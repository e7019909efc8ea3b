import { code, declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Embed',
  about: 'HTML of a third party in a frame of its own, or the page at an address. The same limits as for Script.',
  group: 'Embedding',
  builtIn: true,
  inputs: {
    url: link(),
    content: code(),
    title: text({ default: 'Embedded content' }),
    height: text({ default: '568px' }),
  },
  frames: ({ url, content }) => (content === '' ? [url] : []),
});
