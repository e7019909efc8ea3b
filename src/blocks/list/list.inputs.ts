import { anchor, choice, declareBlock, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'List',
  about: 'A list of points or of steps.',
  group: 'Lists',
  inputs: {
    id: anchor(),
    heading: text(),
    style: choice(['bullets', 'numbers', 'plus_bullet', 'minus_bullet'], {
      label: 'Marks',
      help: 'Numbers for steps',
      names: { bullets: 'Dots', plus_bullet: 'Plus', minus_bullet: 'Minus' },
    }),
    items: list({ text: richText({ required: true }) }, { required: true }),
  },
});
