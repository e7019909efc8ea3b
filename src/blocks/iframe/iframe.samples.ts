import { samplesOf } from '../sample.ts';
import { declaration } from './iframe.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'a picture of this site', options: { title: 'Logo', url: '/logo.svg', width: '50%', height: '120px' } },
]);
