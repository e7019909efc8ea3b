import { declareBlock, richText } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Text',
  about: 'Rich text.',
  group: 'Text',
  builtIn: true,
  inputs: { text: richText({ required: true }) },
});
