import { declareBlock, flag, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:Select',
  label: 'Choice of one',
  about: 'A field of a form in which one of several is chosen.',
  group: 'Forms',
  builtIn: true,
  isOwnBox: true,
  startOptions: {
    name: 'choice',
    label: 'Choice',
    options: [
      { value: 'one', name: 'One' },
      { value: 'two', name: 'Two' },
    ],
  },
  inputs: {
    name: text({ required: true, longest: 120 }),
    label: text({ help: 'Above the field; the name when empty' }),
    options: list(
      { value: text({ required: true }), name: text({ help: 'What is shown; the value when empty' }) },
      { help: 'What can be chosen' },
    ),
    value: text({ help: 'What is chosen, whatever visitors do; mostly empty' }),
    defaultValue: text(),
    required: flag(),
  },
});
