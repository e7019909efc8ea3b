import { anchor, choice, declareBlock, list, richText, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Column Content',
  label: 'Text in columns',
  about: 'Text or points in one to three columns.',
  group: 'Text',
  startOptions: {
    columns: [
      { heading: 'Heading', content: '<p>Text</p>', bulletType: 'default', points: [] },
      { heading: 'Heading', content: '<p>Text</p>', bulletType: 'default', points: [] },
    ],
  },
  inputs: {
    id: anchor(),
    heading: text(),
    columns: list(
      {
        heading: text(),
        content: richText(),
        bulletType: choice(['default', 'plus_bullet', 'minus_bullet'], {
          label: 'Mark of the points',
          help: 'Plus and minus for what speaks for and against',
          names: { default: 'Dot', plus_bullet: 'Plus', minus_bullet: 'Minus' },
        }),
        points: list({ text: richText({ required: true }) }, { help: 'Short lines under the text' }),
      },
      { required: true, help: 'One to three stand side by side' },
    ),
  },
});
