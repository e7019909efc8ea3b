import { samplesOf } from '../sample.ts';
import { declaration } from './full-drawing.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'with a title block',
    options: {
      image: '/drawings/face-gland.svg?cs=3.53&depth=2.64&width=4.62&radius=0.45',
      altText: 'Face seal gland',
      facts: [
        { label: 'CS', value: '3.53 mm' },
        { label: 'Drawn', value: 'to scale' },
      ],
    },
  },
]);
