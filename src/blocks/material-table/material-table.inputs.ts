import { anchor, choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Material Table',
  about: 'Seal materials compared: temperature, hardness, good for, poor for.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    view: choice(['comparison', 'shelf-life', 'permeability'], {
      label: 'Shows',
      help: 'What of the materials is compared',
    }),
    heading: text(),
  },
});
