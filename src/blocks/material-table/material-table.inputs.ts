import { choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Material Table',
  about: 'Seal materials compared: temperature, hardness, good for, poor for.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    view: choice(['comparison', 'shelf-life', 'permeability']),
    heading: text(),
  },
});
