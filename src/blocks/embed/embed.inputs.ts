import { code, declareBlock, link, number, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Embed',
  label: 'Page in a frame',
  about: 'A video, a map or another page at its address, or the code that a third party gave for it.',
  group: 'Embedding',
  builtIn: true,
  startOptions: { url: '/as568-sizing-chart' },
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
