import { declareBlock, list, number, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Counter',
  about: 'A row of large figures with labels.',
  group: 'Text',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    items: list(
      {
        value: number({ required: true }),
        prefix: text(),
        suffix: text(),
        label: text({ required: true }),
        text: text(),
      },
      { required: true },
    ),
  },
});
