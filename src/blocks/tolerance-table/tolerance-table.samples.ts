import { samplesOf } from '../sample.ts';
import { declaration } from './tolerance-table.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'AS568', options: { id: 'tolerances', heading: 'AS568 tolerances' } },
]);
