import { samplesOf } from '../sample.ts';
import { declaration } from './footer.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'text and links',
    options: {
      content: '<p>Dimensions are nominal unless a tolerance is shown.</p>',
      links: [
        { label: 'Privacy policy', url: '/privacy-policy' },
        { label: 'Terms and conditions', url: '/terms-and-conditions' },
      ],
    },
  },
]);
