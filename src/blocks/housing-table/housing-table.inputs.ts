import { HOUSING_VIEWS } from '../../domain/reference/tables/housing-views.ts';
import { anchor, choice, declareBlock, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Housing Table',
  about: 'Grooves of a standard, by cross-section or by size; each size leads to the gland designer.',
  group: 'Reference data',
  width: 'wide',
  inputs: {
    id: anchor(),
    heading: text(),
    view: choice(HOUSING_VIEWS, { help: 'Whose grooves are shown' }),
  },
});
