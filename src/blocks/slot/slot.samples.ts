import { samplesOf } from '../sample.ts';
import { declaration } from './slot.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'empty: each page fills it', options: { name: 'aside' } }]);
