import { anchor, buttons, declareBlock, flag, richText, text } from '../define-block.ts';

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
    actions: buttons(),
  },
});
