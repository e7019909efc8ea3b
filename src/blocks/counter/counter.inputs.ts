import { anchor, declareBlock, list, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Counter',
  label: 'Large figures',
  about: 'A row of large figures with labels.',
  group: 'Text',
  inputs: {
    id: anchor(),
    items: list(
      {
        value: number({
          required: true,
          label: 'Figure',
          help: 'A number; visitors see it with separators',
        }),
        prefix: text({ help: 'Before the figure: >', longest: 12 }),
        suffix: text({ help: 'After the figure: %, mm', longest: 12 }),
        label: text({ required: true }),
        text: text(),
      },
      { required: true },
    ),
  },
});
