import { samplesOf } from '../sample.ts';
import { declaration } from './image.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'a drawing', options: { image: '/drawings/x-ring.svg', altText: 'Section of an X-ring' } },
  {
    state: 'a picture of a ratio, with blocks over it',
    options: {
      image: '/logo.svg',
      altText: 'Canyon Seals',
      aspectRatio: 0.3,
      backgroundSize: 'contain',
      fitContent: false,
    },
    inside: [{ name: 'Text', options: { text: '<p>Over the picture.</p>' } }],
  },
]);
