import { samplesOf } from '../sample.ts';
import { declaration } from './material-families.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'rubber', options: { id: 'families', heading: 'Eighteen families', kind: 'elastomer' } },
  { state: 'metals, without heading', options: { kind: 'metal' } },
]);
