import { samplesOf } from '../sample.ts';
import { declaration } from './section.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: '600px wide with two blocks',
    options: { maxWidth: 600 },
    inside: [
      { name: 'Text', options: { text: '<p>First.</p>' } },
      { name: 'Core:Button', options: { text: 'Shop O-rings', link: '/shop/orings' } },
    ],
  },
]);
