import { samplesOf } from '../sample.ts';
import { declaration } from './raw-img.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'as it is', options: { image: '/logo.svg', altText: 'Canyon Seals' } },
  {
    state: 'square, whole',
    options: { image: '/logo.svg', altText: 'Canyon Seals', aspectRatio: 1, backgroundSize: 'contain' },
  },
]);
