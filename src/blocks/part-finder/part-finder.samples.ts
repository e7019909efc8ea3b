import { samplesOf } from '../sample.ts';
import { declaration } from './part-finder.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'as on the home page',
    options: {
      heading: 'The right seal, found by its dimensions.',
      lead: 'Every part with its size, temperature range, price breaks and ship time.',
    },
  },
]);
