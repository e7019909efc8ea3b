import { samplesOf } from '../sample.ts';
import { declaration } from './size-chart.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'AS568', options: { id: 'sizes', standard: 'usa' } }]);
