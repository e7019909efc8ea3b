import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Form:SubmitButton',
  about: 'The button that sends a form.',
  group: 'Interactive',
  builtIn: true,
  isOwnBox: true,
  inputs: { text: text({ default: 'Send' }) },
});
