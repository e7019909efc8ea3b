import { samplesOf } from '../sample.ts';
import { declaration } from './custom-code.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'HTML with a style of its own',
    options: { title: 'A note', code: '<style>p{color:teal}</style><p>Styles stay in the frame.</p>', height: '80px' },
  },
]);
