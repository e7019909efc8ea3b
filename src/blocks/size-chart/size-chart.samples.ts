import { samplesOf } from '../sample.ts';
import { declaration } from './size-chart.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'AS568', options: { id: 'as568', heading: 'AS568 sizes', standard: 'usa' } },
  { state: 'JIS, without heading', options: { standard: 'japanese' } },
]);
