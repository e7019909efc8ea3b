import { anchor, declareBlock, text } from '../define-block.ts';
import { pictureItems } from '../shared/pictures/picture-items.ts';

export const declaration = declareBlock({
  name: 'Image Content Blocks',
  label: 'Drawings with text',
  about: 'Drawings with title, text and link; three a row, four on very wide screens.',
  group: 'Pictures',
  isOffered: false,
  inputs: {
    id: anchor(),
    heading: text(),
    items: pictureItems(),
  },
});
