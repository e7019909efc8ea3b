import { declareBlock } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Symbol',
  label: 'Shared blocks',
  about: 'Blocks that several pages share.',
  group: 'Layout',
  builtIn: true,
  inputs: {},
});
