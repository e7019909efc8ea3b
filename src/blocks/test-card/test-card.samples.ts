import { samplesOf } from '../sample.ts';
import { declaration } from './test-card.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with method and unit',
    options: {
      title: 'Hardness',
      method: 'Shore A durometer',
      result: '75',
      unit: 'Shore A',
      content: '<p>Five readings, median.</p>',
    },
  },
  { state: 'result alone', options: { title: 'Appearance', result: 'No visible cracks' } },
]);
