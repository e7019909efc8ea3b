import { samplesOf } from '../sample.ts';
import { declaration } from './video.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with controls, nothing loaded',
    options: { video: '/videos/how-to-measure.mp4', title: 'How to measure a ring' },
  },
]);
