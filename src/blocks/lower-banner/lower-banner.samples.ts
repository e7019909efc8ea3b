import { samplesOf } from '../sample.ts';
import { declaration } from './lower-banner.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with a drawing strip',
    options: {
      heading: 'Jackets turned from rod to your drawing',
      actions: [{ label: 'How we machine PTFE', url: '/plastics-hub' }],
      image: '/drawings/spring-energized-seal.svg',
    },
  },
  {
    state: 'without a drawing',
    options: { heading: 'Rings cut to length from cord', actions: [{ label: 'O-ring cord', url: '/o-ring-cord' }] },
  },
]);
