import { SIZE_STANDARDS } from '../../domain/reference/sizes/size-standard.ts';
import { anchor, choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Size Chart',
  about: 'All sizes of a standard in millimeters and inches, with a filter; each leads into the store.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    heading: text(),
    standard: choice(SIZE_STANDARDS, { help: 'Whose sizes are shown' }),
  },
});
