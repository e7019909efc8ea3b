import { samplesOf } from '../sample.ts';
import { declaration } from './column-content.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'reasons for and against',
    options: {
      heading: 'When to choose one',
      columns: [
        {
          heading: 'Good reasons',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Media that swell or crack elastomers' },
            { text: 'Dry running' },
            { text: 'Long storage of the jacket' },
          ],
        },
        {
          heading: 'Reasons against it',
          bulletType: 'minus_bullet',
          points: [{ text: 'The gland is closed and cannot be split' }, { text: 'An O-ring already lasts' }],
        },
      ],
    },
  },
  {
    state: 'three columns of text and points, without a heading',
    options: {
      columns: [
        { heading: 'Measure', content: '<p>Inside diameter and cross-section.</p>' },
        { heading: 'Choose', points: [{ text: 'Medium' }, { text: 'Temperature' }] },
        { heading: 'Order', content: '<p>By <a href="/shop/orings">part number</a>.</p>' },
      ],
    },
  },
]);
