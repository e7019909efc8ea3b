import { declareBlock, flag, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:TextArea',
  label: 'Field of several lines',
  about: 'A field of several lines in a form.',
  group: 'Forms',
  builtIn: true,
  isOwnBox: true,
  startOptions: { name: 'message', label: 'Message' },
  inputs: {
    name: text({ required: true, longest: 120 }),
    label: text({ help: 'Above the field; the placeholder when empty' }),
    value: longText({ help: 'What stands there, whatever visitors do; mostly empty' }),
    defaultValue: longText(),
    placeholder: text(),
    required: flag(),
  },
});
