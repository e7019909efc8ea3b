import { samplesOf } from '../sample.ts';
import { declaration } from './material-facts.inputs.ts';

export const samples = samplesOf(declaration, [{ state: 'nitrile', options: { code: 'NBR' } }]);
