import { declareBlock, flag, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Select',
  about: 'A field of a form in which one of several is chosen.',
  group: 'Interactive',
  builtIn: true,
  isOwnBox: true,
  inputs: {
    name: text({ required: true }),
    label: text({ help: 'Above the field; the name when empty' }),
    options: list({ value: text({ required: true }), name: text({ help: 'What is shown; the value when empty' }) }),
    value: text(),
    defaultValue: text(),
    required: flag(),
  },
});
