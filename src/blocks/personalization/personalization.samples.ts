import { samplesOf } from '../sample.ts';
import { declaration } from './personalization.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'what everyone sees',
    options: {},
    inside: [{ name: 'Text', options: { text: '<p>Rings by size, from stock.</p>' } }],
  },
]);
