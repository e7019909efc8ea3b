import { samplesOf } from '../sample.ts';
import { declaration } from './form-select.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'three choices, the second chosen',
    options: {
      name: 'motion',
      label: 'Motion',
      options: [{ value: 'static', name: 'Static' }, { value: 'rotary', name: 'Rotary' }, { value: 'other' }],
      defaultValue: 'rotary',
    },
  },
]);
