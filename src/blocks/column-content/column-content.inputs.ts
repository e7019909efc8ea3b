import { choice, declareBlock, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Column Content',
  about: 'Text or points in one to three columns.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    columns: list(
      {
        heading: text(),
        content: richText(),
        bulletType: choice(['default', 'plus_bullet', 'minus_bullet']),
        points: list({ text: richText({ required: true }) }),
      },
      { required: true },
    ),
  },
});
