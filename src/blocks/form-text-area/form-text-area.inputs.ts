import { declareBlock, flag, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:TextArea',
  about: 'A field of several lines in a form.',
  group: 'Interactive',
  builtIn: true,
  isOwnBox: true,
  inputs: {
    name: text({ required: true }),
    label: text({ help: 'Above the field; the placeholder when empty' }),
    value: longText(),
    defaultValue: longText(),
    placeholder: text(),
    required: flag(),
  },
});
