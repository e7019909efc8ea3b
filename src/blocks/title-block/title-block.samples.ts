import { samplesOf } from '../sample.ts';
import { declaration } from './title-block.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'four facts, one a link',
    options: {
      facts: [
        { label: 'Section', value: 'Round' },
        { label: 'Motion', value: 'Static and dynamic' },
        { label: 'Standard', value: 'AS568', url: '/as568-sizing-chart' },
        { label: 'Units', value: 'mm and in' },
      ],
    },
  },
]);
