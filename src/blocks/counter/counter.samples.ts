import { samplesOf } from '../sample.ts';
import { declaration } from './counter.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'three figures',
    options: {
      items: [
        { value: 1084458, label: 'parts', text: 'priced or quoted' },
        { value: 442, label: 'compounds' },
        { value: 75, prefix: '$', label: 'order minimum' },
      ],
    },
  },
]);
