import { anchor, declareBlock } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Post List',
  label: 'Blog posts',
  about: 'The blog posts, newest first.',
  group: 'Lists',
  inputs: { id: anchor() },
});
