import { samplesOf } from '../sample.ts';
import { declaration } from './embed.inputs.ts';

export const samples = samplesOf(declaration, [
  { state: 'pasted code', options: { title: 'A note', content: '<p>HTML of a third party.</p>', height: '80px' } },
  { state: 'an address, as wide as a video', options: { title: 'Logo', url: '/logo.svg' } },
  { state: 'an address, of a height', options: { title: 'Logo', url: '/logo.svg', height: '120px' } },
]);
