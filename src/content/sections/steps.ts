import { defineSection, open } from '../define-section.ts';
import { texts } from '../shorthand.ts';

export const section = defineSection({
  key: 'steps',
  place: 8,
  name: 'Steps',
  about: 'What happens one after the other, numbered.',
  blocks: [
    open(
      'List',
      {
        heading: 'From a worn ring to a new one',
        style: 'numbers',
        items: texts(
          '<a href="/measuring-o-rings">Measure</a> cross-section and inside diameter, or send the ring.',
          'Name the medium, the lowest and the highest temperature, the pressure and whether anything moves.',
          'Choose among the parts that fit, with their prices, or ask for <a href="/request-a-quote">a quote</a>.',
          'Order by quote: lines, quantities and notes go to a person.',
        ),
      },
      ['heading', 'items'],
    ),
  ],
});
