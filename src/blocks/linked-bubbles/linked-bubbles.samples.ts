import { samplesOf } from '../sample.ts';
import { declaration } from './linked-bubbles.inputs.ts';

const bubble = (image: string, label: string, url: string) => ({ label, url, image: `/drawings/${image}.svg` });
const bubbles = [
  bubble('o-ring', 'O-rings', '/o-rings'),
  bubble('x-ring', 'X-rings', '/x-rings'),
  bubble('u-cup', 'U-cups', '/u-cups'),
  bubble('spring-energized-seal', 'Spring-energized seals', '/spring-energized-seals'),
];

export const samples = samplesOf(declaration, [
  {
    state: '60px, as always',
    options: { heading: 'Other profiles', content: '<p>For glands where an O-ring rolls or extrudes.</p>', bubbles },
  },
  { state: '96px', options: { heading: 'Other profiles', bubbleWidth: '96px', bubbles } },
]);
