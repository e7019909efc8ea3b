import { choice, declareBlock, image, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Lower Banner',
  about: 'A quiet band with one sentence, a button and a drawing strip.',
  group: 'Calls to action',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    actions: list(
      { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
      { label: 'Buttons' },
    ),
    image: image(),
    altText: text(),
    width: text({ help: 'For example 240px, 20rem or 50%' }),
    height: text({ default: '165px' }),
  },
});
