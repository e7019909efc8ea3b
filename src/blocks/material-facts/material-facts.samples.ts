import { samplesOf } from '../sample.ts';
import { declaration } from './material-facts.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'an elastomer', options: { id: 'nbr', heading: 'Nitrile on file', code: 'NBR' } },
  { state: 'a metal, without heading', options: { code: 'METAL-SS' } },
  { state: 'a code that is not on file', options: { code: 'XYZ' } },
]);
