import { anchor, declareBlock, link, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Iframe',
  label: 'Page in a frame of a fixed size',
  about:
    'A page in a frame: of another https site, or of this one, which then shows without script. It gets no cookies where ' +
    'the browser can keep them out, no camera, no microphone and no location. Sites may forbid that they are framed.',
  group: 'Embedding',
  isOffered: false,
  startOptions: { url: '/as568-sizing-chart' },
  inputs: {
    id: anchor(),
    title: text({ default: 'Embedded page', help: 'Said to people who do not see the frame' }),
    url: link({
      required: true,
      label: 'Address',
      help: 'https://… or a page of this site: /as568-sizing-chart',
    }),
    width: size({ default: '100%', label: 'Width', help: 'A number with px, rem or %' }),
    height: size({ default: '568px' }),
  },
  frames: ({ url }) => [url],
});
