import { samplesOf } from '../sample.ts';
import { declaration } from './chemical-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'all chemicals', options: { id: 'chemicals', heading: 'Compatibility' } },
]);
