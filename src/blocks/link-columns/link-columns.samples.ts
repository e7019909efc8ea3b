import { samplesOf } from '../sample.ts';
import { declaration } from './link-columns.inputs.ts';

export const samples = samplesOf(declaration, [
  {
    state: 'three columns',
    options: {
      columns: [
        {
          heading: 'Reference',
          links: [
            { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
            { label: 'General groove design', url: '/general-groove-design' },
          ],
        },
        {
          heading: 'Industries',
          links: [
            { label: 'Food and dairy', url: '/industries/food-dairy' },
            { label: 'Oil field', url: '/industries/oil-field' },
          ],
        },
        {
          heading: 'Services',
          links: [
            { label: 'Custom O-rings', url: '/custom-o-rings' },
            { label: 'Kitting', url: '/kitting' },
          ],
        },
      ],
    },
  },
]);
