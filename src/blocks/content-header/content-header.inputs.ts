import { choice, declareBlock, flag, image, link, list, longText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Header',
  about: 'Head of a page: the one h1, a lead, buttons and a drawing beside them.',
  group: 'Headings',
  width: 'full',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text({ required: true }),
    lead: longText(),
    actions: list(
      { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
      { label: 'Buttons' },
    ),
    image: image(),
    altText: text(),
    width: text({ help: 'For example 240px, 20rem or 50%' }),
    caption: text(),
    material: text({
      help: 'Code of a material (EPDM-P): the temperatures of its kind stand in place of the drawing, this one marked',
    }),
    facts: list(
      { label: text({ required: true }), value: text({ required: true }) },
      { label: 'Title block', help: 'Facts under the drawing' },
    ),
    showImage: flag({ default: true }),
  },
});
