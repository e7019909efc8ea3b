import { anchor, buttons, declareBlock, image, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Lower Banner',
  label: 'Quiet banner',
  about: 'A quiet band with one sentence, a button and a drawing strip.',
  group: 'Calls to action',
  width: 'full',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    actions: buttons(),
    image: image(),
    altText: text(),
    width: size(),
    height: size({ default: '165px', label: 'Height of the strip', help: 'A number with px, rem or %' }),
  },
});
