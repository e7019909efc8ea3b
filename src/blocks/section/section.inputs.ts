import { declareBlock, number } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Core:Section',
  about: 'A centered part of the page that holds blocks.',
  group: 'Layout',
  builtIn: true,
  hasChildren: true,
  inputs: { maxWidth: number({ default: 1200 }) },
});
