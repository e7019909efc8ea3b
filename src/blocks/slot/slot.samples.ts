import { samplesOf } from '../sample.ts';
import { declaration } from './slot.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'filled',
    options: { name: 'children' },
    inside: [{ name: 'Text', options: { text: '<p>What this page says in the shared frame.</p>' } }],
  },
  { state: 'empty', options: { name: 'aside' } },
]);
