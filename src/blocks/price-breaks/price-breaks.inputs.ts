import { choice, declareBlock, link, list, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Price Breaks',
  about: 'Home page: the price steps of one part, drawn.',
  group: 'Home',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    content: longText(),
    part: text({ required: true }),
    actions: list(
      { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
      { label: 'Buttons' },
    ),
  },
});
