import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:SubmitButton',
  label: 'Send button',
  about: 'The button that sends a form.',
  group: 'Forms',
  builtIn: true,
  isOwnBox: true,
  inputs: { text: text({ label: 'Words', default: 'Send', longest: 80 }) },
});
