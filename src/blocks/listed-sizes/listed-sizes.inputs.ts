import { SIZE_LISTS } from '../../domain/reference/tables/size-lists.ts';
import { anchor, choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Listed Sizes',
  about: 'Sizes that the store does not sell under their name, each with the nearest size it sells.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    heading: text(),
    list: choice(SIZE_LISTS, { help: 'Whose sizes are shown' }),
  },
});
