import { samplesOf } from '../sample.ts';
import { declaration } from './listed-sizes.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'folded, with its filter', options: { id: 'parker', heading: '5-xxx sizes', list: 'parker-5' } },
  { state: 'short, without heading', options: { list: 'iso-6149' } },
]);
