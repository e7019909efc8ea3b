import { anchor, choice, declareBlock, flag, link, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Content Subheader',
  label: 'Section heading',
  about: 'A section heading with an optional introduction.',
  group: 'Headings',
  inputs: {
    id: anchor(),
    heading: text({ required: true }),
    content: richText(),
    showRule: flag({ label: 'Rule', help: 'A line under the heading' }),
    actions: list(
      { label: text({ required: true }), url: link({ required: true }), priority: choice(['secondary', 'primary']) },
      { label: 'Buttons' },
    ),
  },
});
