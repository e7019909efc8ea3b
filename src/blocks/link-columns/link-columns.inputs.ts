import { declareBlock, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Link Columns',
  about: 'Columns of ruled links, each under its heading.',
  group: 'Lists',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    columns: list(
      {
        heading: text({ required: true }),
        links: list({ label: text({ required: true }), url: link({ required: true }) }, { required: true }),
      },
      { required: true },
    ),
  },
});
