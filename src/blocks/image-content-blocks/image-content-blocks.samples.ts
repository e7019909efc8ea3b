import { samplesOf } from '../sample.ts';
import { declaration } from './image-content-blocks.inputs.ts';

const item = (image: string, title: string, content: string) => ({
  image: `/drawings/${image}.svg`,
  title,
  content,
  btnTitle: 'See sizes',
  btnLink: '/shop/orings',
});

export const samples = samplesOf(declaration, [
  {
    state: 'four items with links',
    options: {
      heading: 'Profiles',
      items: [
        item('o-ring', 'O-ring', 'Round section. Seals in both directions.'),
        item('x-ring', 'X-ring', 'Four lobes. Does not roll on a moving rod.'),
        item('u-cup', 'U-cup', 'One pair of lips that face the pressure.'),
        item('spring-energized-seal', 'Spring-energized', 'A PTFE jacket with a metal spring.'),
      ],
    },
  },
  {
    state: 'link hidden, picture missing, drawing that does not exist',
    options: {
      items: [
        { ...item('o-ring', 'Without a link', 'The toggle hides it.'), toggleBtn: true },
        { title: 'Without a picture', content: 'Text alone.' },
        {
          ...item('no-such-drawing', 'Unknown drawing', 'Its words stand in the frame.'),
          altText: 'Section of a seal',
        },
      ],
    },
  },
]);
