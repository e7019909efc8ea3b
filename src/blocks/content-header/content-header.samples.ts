import { samplesOf } from '../sample.ts';
import { declaration } from './content-header.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with drawing and two buttons',
    options: {
      heading: 'Spring-energized seals',
      lead: 'A PTFE jacket does the sealing, a metal spring keeps it there. For media, heat and speed that would end an elastomer.',
      image: '/drawings/spring-energized-seal.svg',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Shop O-rings', url: '/shop/orings' },
      ],
    },
  },
  { state: 'heading alone', options: { heading: 'Privacy policy' } },
  {
    state: 'with a caption and a width',
    options: {
      heading: 'O-rings',
      lead: 'A ring of round section in a rectangular gland.',
      image: '/drawings/o-ring.svg',
      width: '70%',
      caption: 'Section of an O-ring.',
    },
  },
]);
