import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Material Facts',
  about: 'What is on file about one material, with the compounds and parts in the store.',
  group: 'Reference data',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    code: text({ required: true, help: 'Code of the material: NBR, FKM-A, PTFE' }),
  },
});
