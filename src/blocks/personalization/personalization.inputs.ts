import { declareBlock, list, nestedBlocks, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'PersonalizationContainer',
  label: 'For some visitors',
  about: 'Blocks of which some visitors see another version.',
  group: 'Layout',
  builtIn: true,
  hasChildren: true,
  isOwnBox: true,
  inputs: {
    variants: list({
      name: text({ help: 'For staff only' }),
      blocks: nestedBlocks({ help: 'What these visitors see' }),
    }),
  },
});
