import { code, declareBlock, link, number, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Embed',
  about: 'HTML of a third party in a frame of its own, or the page at an address. The same limits as for Script.',
  group: 'Embedding',
  builtIn: true,
  startOptions: { content: '<p>Paste the code of the third party</p>' },
  inputs: {
    url: link({
      label: 'Address',
      help: 'https://… of a page that may be framed; not needed with code',
    }),
    content: code({ label: 'Code', help: 'HTML that the third party gave; it comes before the address' }),
    title: text({ default: 'Embedded content' }),
    aspectRatio: number({
      help: 'Height by width: 0.5625 for a video; 0: as what is embedded says',
      min: 0,
      max: 20,
      step: 0.0001,
    }),
    height: size({ help: 'In px or rem, in place of a ratio' }),
  },
  frames: ({ url, content }) => (content === '' ? [url] : []),
});
