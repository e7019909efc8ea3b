import { samplesOf } from '../sample.ts';
import { declaration } from './consult-engineer.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'with phone', options: {} },
  { state: 'own text, without phone', options: { content: 'Ask before you put a seal into steam.', showPhone: false } },
]);
