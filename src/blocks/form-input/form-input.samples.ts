import { samplesOf } from '../sample.ts';
import { declaration } from './form-input.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'one line of text', options: { name: 'company', label: 'Company', defaultValue: 'Plant 4' } },
  {
    state: 'a number, required',
    options: { name: 'opts.pieces', type: 'number', placeholder: 'Pieces', required: true },
  },
  {
    state: 'a checkbox, ticked',
    options: { name: 'copy', type: 'checkbox', label: 'Send me a copy', defaultChecked: true },
  },
]);
