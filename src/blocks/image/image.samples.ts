import { samplesOf } from '../sample.ts';
import { declaration } from './image.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'a drawing', options: { image: '/drawings/x-ring.svg', altText: 'Section of an X-ring' } },
]);
