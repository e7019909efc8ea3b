import { samplesOf } from '../sample.ts';
import { declaration } from './image-list.inputs.ts';

const items = [
  { image: '/drawings/o-ring.svg', altText: 'Section of an O-ring', caption: 'O-ring: a full circle.' },
  { image: '/drawings/x-ring.svg', altText: 'Section of an X-ring', caption: 'X-ring: four lobes.' },
];

export const samples = samplesOf(declaration, [
  { state: 'in a row', options: { heading: 'Sections', items } },
  {
    state: 'one under the other, with widths',
    options: { layout: 'column', items: items.map((item) => ({ ...item, width: '480px' })) },
  },
]);
