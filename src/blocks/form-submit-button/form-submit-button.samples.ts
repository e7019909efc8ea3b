import { samplesOf } from '../sample.ts';
import { declaration } from './form-submit-button.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'with its own text', options: { text: 'Send for a drawing' } },
]);
