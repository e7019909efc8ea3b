import { anchor, buttons, declareBlock, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Lower Call to Action',
  label: 'Closing call to action',
  about: 'The dark band that ends a page.',
  group: 'Calls to action',
  width: 'full',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    content: longText(),
    actions: buttons(),
  },
});
