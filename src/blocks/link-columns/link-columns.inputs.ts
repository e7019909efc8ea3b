import { anchor, declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Link Columns',
  label: 'Links in columns',
  about: 'Columns of ruled links, each under its heading.',
  group: 'Lists',
  inputs: {
    id: anchor(),
    heading: text(),
    columns: list(
      {
        heading: text({ required: true }),
        links: list({ label: text({ required: true }), url: link({ required: true }) }, { required: true }),
      },
      { required: true, help: 'Two to four stand side by side' },
    ),
  },
});
