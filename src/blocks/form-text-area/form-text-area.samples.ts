import { samplesOf } from '../sample.ts';
import { declaration } from './form-text-area.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'several lines', options: { name: 'message', label: 'Message', required: true } },
]);
