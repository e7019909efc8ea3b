import { samplesOf } from '../sample.ts';
import { declaration } from './tolerance-table.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'with a heading', options: { heading: 'Tolerances' } }]);
