import { anchor, declareBlock, flag, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Data Table',
  label: 'Table',
  about: 'A small table of figures or of choices.',
  group: 'Reference data',
  inputs: {
    id: anchor(),
    heading: text(),
    caption: text({ required: true, help: 'What the table shows; it is its name' }),
    head: list(
      { text: text({ required: true }), numeric: flag({ label: 'Figures', help: 'Set to the right' }) },
      { required: true, label: 'Columns', help: 'Their heads, from left to right' },
    ),
    rows: list(
      {
        cells: list(
          { text: text({ required: true }), url: link() },
          { required: true, help: 'As many as there are columns' },
        ),
      },
      { required: true, help: 'The first cell of each is its head' },
    ),
    note: text({ help: 'Under the table: the source, the edition' }),
    asWritten: flag({ label: 'Keep units as written', help: 'For a calculation, or sizes by name' }),
  },
});
