import { declareBlock } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Symbol',
  about: 'Blocks that several pages share.',
  group: 'Layout',
  builtIn: true,
  inputs: {},
});
