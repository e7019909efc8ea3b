import { anchor, buttons, choice, declareBlock, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Price Breaks',
  about: 'The prices of one part: its steps drawn, or for any quantity.',
  group: 'Home',
  width: 'full',
  startOptions: { part: 'FK7502-214' },
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    content: longText(),
    part: text({
      required: true,
      longest: 80,
      label: 'Part number',
      help: 'Number of the part as the store has it',
    }),
    widget: choice(['none', 'cart', 'hidden'], {
      label: 'Any quantity',
      names: { none: 'No: the drawn steps', cart: 'Yes, with a way into the cart', hidden: 'Yes, without' },
      help: 'In place of the drawn steps, prices for any quantity: with a way into the cart, or with that hidden',
    }),
    actions: buttons(),
  },
});
