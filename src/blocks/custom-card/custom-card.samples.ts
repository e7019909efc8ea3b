import { samplesOf } from '../sample.ts';
import { declaration } from './custom-card.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with drawing, text and link',
    options: {
      image: '/drawings/x-ring.svg',
      title: 'X-rings',
      content: '<p>Four lobes for moving rods.</p>',
      url: '/x-rings',
      linkLabel: 'X-ring sizes',
    },
  },
  {
    state: 'title and text, 20rem wide',
    options: {
      title: 'Line card',
      content: '<p>What we make and stock, on one page.</p>',
      width: '20rem',
      url: '/linecard',
    },
  },
]);
