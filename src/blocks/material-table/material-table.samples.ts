import { samplesOf } from '../sample.ts';
import { declaration } from './material-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'comparison', options: { id: 'comparison', heading: 'All materials', view: 'comparison' } },
  { state: 'by shelf life', options: { heading: 'Shelf life', view: 'shelf-life' } },
  { state: 'by permeability', options: { heading: 'Permeability', view: 'permeability' } },
]);
