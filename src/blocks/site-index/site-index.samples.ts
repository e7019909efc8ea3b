import { samplesOf } from '../sample.ts';
import { declaration } from './site-index.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'every page', options: {} }]);
