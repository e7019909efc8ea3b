import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Slot',
  about: 'A place in shared blocks that each page fills with blocks of its own.',
  group: 'Layout',
  builtIn: true,
  inputs: { name: text({ default: 'children', help: 'Tells the places of one shared block apart' }) },
});
