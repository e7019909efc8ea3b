import { defineSection, open } from '../define-section.ts';

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
        items: [
          { text: '<a href="/measuring-o-rings">Measure</a> cross-section and inside diameter, or send the ring.' },
          { text: 'Name the medium, the lowest and the highest temperature, the pressure and whether anything moves.' },
          {
            text: 'Choose among the parts that fit, with their prices, or ask for <a href="/request-a-quote">a quote</a>.',
          },
          { text: 'Order by quote: lines, quantities and notes go to a person.' },
        ],
      },
      ['heading', 'items'],
    ),
  ],
});
