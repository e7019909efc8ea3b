import { samplesOf } from '../sample.ts';
import { declaration } from './price-breaks.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with a button',
    options: {
      heading: 'Price breaks before the phone call',
      content: 'Type a quantity on any priced part.',
      part: 'FK7502-214',
      actions: [{ label: 'Shop O-rings', url: '/shop/orings' }],
    },
  },
  {
    state: 'for any quantity, the call to action hidden',
    options: { heading: 'Price a quantity', part: 'FK7502-214', widget: 'hidden' },
  },
  { state: 'no such part', options: { heading: 'Price breaks', part: 'NO-SUCH-PART' } },
]);
