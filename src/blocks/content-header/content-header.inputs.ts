import { FAMILY_KINDS } from '../../domain/reference/tables/material-families.ts';
import { anchor, buttons, choice, declareBlock, flag, image, list, longText, size, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Header',
  label: 'Head of a page',
  about: 'Head of a page: the one h1, a lead, buttons and a drawing beside them.',
  group: 'Headings',
  width: 'full',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    lead: longText(),
    actions: buttons(),
    image: image(),
    altText: text(),
    width: size(),
    caption: text(),
    material: text({
      help: 'Code of a material (EPDM-P): the temperatures of its kind stand in place of the drawing, this one marked',
    }),
    families: choice(['none', ...FAMILY_KINDS], {
      label: 'Range box',
      help: 'The box of the Material Families below, whose own is off; takes the place of the drawing',
    }),
    facts: list(
      { label: text({ required: true }), value: text({ required: true }) },
      { label: 'Title block', help: 'Facts under the drawing' },
    ),
    showImage: flag({ label: 'Show the picture', help: 'Off: the words have the whole width', default: true }),
  },
});
