import { samplesOf } from '../sample.ts';
import { declaration } from './content-subheader.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with a rule, text and a button',
    options: {
      heading: 'Groove design',
      showRule: true,
      content: '<p>The gland decides squeeze, fill and stretch.</p>',
      actions: [{ label: 'General groove design', url: '/general-groove-design' }],
    },
  },
  { state: 'heading alone', options: { heading: 'Materials' } },
]);
