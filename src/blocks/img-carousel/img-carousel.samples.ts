import { samplesOf } from '../sample.ts';
import { declaration } from './img-carousel.inputs.ts';

const slide = (image: string, altText: string) => ({ image: `/drawings/${image}.svg`, altText, caption: altText });

export const samples = samplesOf(declaration, [
  {
    state: 'four pictures',
    options: {
      heading: 'Profiles',
      items: [
        slide('o-ring', 'Section of an O-ring'),
        slide('x-ring', 'Section of an X-ring'),
        slide('u-cup', 'Section of a U-cup'),
        slide('gasket', 'Section of a gasket'),
      ],
    },
  },
  { state: 'one picture: nothing to leaf through', options: { items: [slide('o-ring', 'Section of an O-ring')] } },
]);
