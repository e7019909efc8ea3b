import { samplesOf } from '../sample.ts';
import { declaration } from './tab-content.inputs.ts';

const item = (image: string, title: string) => ({
  image: `/drawings/${image}.svg`,
  title,
  content: '<p>The cantilever arms act alone, so the spring follows eccentric shafts and worn bores.</p>',
  btnTitle: 'Request a quote',
  btnLink: '/request-a-quote',
});

export const samples = samplesOf(declaration, [
  {
    state: 'one block a tab, and a grid',
    options: {
      heading: 'Spring types',
      tabs: [
        { label: 'V-spring', items: [item('spring-energized-seal', 'Moderate load, wide travel')] },
        {
          label: 'Helical',
          items: [
            item('spring-energized-seal', 'High load'),
            item('u-cup', 'Without a spring'),
            item('o-ring', 'O-ring energized'),
          ],
        },
        {
          label: 'Canted coil',
          items: [
            { title: 'Nearly constant load', content: '<p>Over a wide range of deflection.</p>', toggleBtn: true },
          ],
        },
      ],
    },
  },
]);
