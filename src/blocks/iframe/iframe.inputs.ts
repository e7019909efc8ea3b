import { declareBlock, link, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Iframe',
  about:
    'A page in a frame: of another https site, or of this one, which then shows without script. It gets no cookies where ' +
    'the browser can keep them out, no camera, no microphone and no location. Sites may forbid that they are framed.',
  group: 'Embedding',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    title: text({ default: 'Embedded page', help: 'Said to people who do not see the frame' }),
    url: link({ required: true, help: 'https://… or a page of this site: /as568-sizing-chart' }),
    width: text({ default: '100%' }),
    height: text({ default: '568px' }),
  },
  frames: ({ url }) => [url],
});
