import { samplesOf } from '../sample.ts';
import { declaration } from './video.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with controls, nothing loaded',
    options: { video: '/videos/how-to-measure.mp4', title: 'How to measure a ring' },
  },
  {
    state: 'starts by itself, without controls, as high as the blocks in it',
    options: { video: '/videos/how-to-measure.mp4', autoPlay: true, muted: true, loop: true },
    inside: [{ name: 'Text', options: { text: '<p>Over the video.</p>' } }],
  },
]);
