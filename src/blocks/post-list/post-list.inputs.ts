import { declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Post List',
  about: 'The blog posts, newest first.',
  group: 'Lists',
  inputs: { id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }) },
});
