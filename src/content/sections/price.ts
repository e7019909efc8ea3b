import { defineSection, open } from '../define-section.ts';
import { link } from '../shorthand.ts';

export const section = defineSection({
  key: 'price',
  place: 7,
  name: 'Price example',
  about: 'The prices of one part of the store, as they are today.',
  blocks: [
    open(
      'Price Breaks',
      {
        heading: 'What a quantity costs',
        content: 'The price of one part at each of its quantities, as the store has it now.',
        part: 'FK7502-214',
        actions: [link('Price other parts', '/shop/orings')],
      },
      ['heading', 'content', 'part', 'actions'],
    ),
  ],
});
