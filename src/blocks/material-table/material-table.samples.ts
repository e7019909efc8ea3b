import { samplesOf } from '../sample.ts';
import { declaration } from './material-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'comparison', options: { view: 'comparison', heading: 'Materials compared' } },
  { state: 'shelf life', options: { view: 'shelf-life' } },
  { state: 'permeability', options: { view: 'permeability' } },
]);
