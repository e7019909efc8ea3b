import { code, declareBlock, link, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Embed',
  about: 'HTML of a third party in a frame of its own, or the page at an address. The same limits as for Script.',
  group: 'Embedding',
  builtIn: true,
  inputs: {
    url: link(),
    content: code(),
    title: text({ default: 'Embedded content' }),
    aspectRatio: number({ help: 'Height by width: 0.5625 for a video; 0: as what is embedded says' }),
    height: text({ help: 'In px or rem, in place of a ratio' }),
  },
  frames: ({ url, content }) => (content === '' ? [url] : []),
});
