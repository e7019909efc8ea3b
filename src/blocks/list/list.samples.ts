import { samplesOf } from '../sample.ts';
import { declaration } from './list.inputs.ts';

const items = [
  { text: 'Lay the ring flat.' },
  { text: 'Measure the <strong>inside diameter</strong>.' },
  { text: 'Turn it and measure again.' },
];

export const samples = samplesOf(declaration, [
  { state: 'points', options: { heading: 'What we need', items } },
  { state: 'steps', options: { heading: 'How to measure', style: 'numbers', items } },
  { state: 'for', options: { style: 'plus_bullet', items } },
  { state: 'against', options: { style: 'minus_bullet', items } },
]);
