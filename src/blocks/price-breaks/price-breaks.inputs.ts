import { choice, declareBlock, link, list, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Price Breaks',
  about: 'The prices of one part: its steps drawn, or for any quantity.',
  group: 'Home',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    content: longText(),
    part: text({ required: true }),
    widget: choice(['none', 'cart', 'hidden'], {
      help: 'In place of the drawn steps, prices for any quantity: with a way into the cart, or with that hidden',
    }),
    actions: list(
      { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
      { label: 'Buttons' },
    ),
  },
});
