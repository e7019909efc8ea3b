import { anchor, declareBlock, text } from '../define-block.ts';
import { pictureItems } from '../shared/pictures/picture-items.ts';

export const declaration = declareBlock({
  name: 'Content Blocks',
  label: 'Feature grid',
  about: 'Titles with a picture, text and a link, in one, two or three columns by screen width.',
  group: 'Text',
  inputs: {
    id: anchor(),
    heading: text(),
    items: pictureItems(),
  },
});
