import { declareBlock, flag, link, list, text } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Data Table',
  about: 'A small table of figures or of choices.',
  group: 'Reference data',
  inputs: {
    id: text({ label: 'Anchor', help: 'Links lead here with #anchor' }),
    heading: text(),
    caption: text({ required: true }),
    head: list({ text: text({ required: true }), numeric: flag() }, { required: true }),
    rows: list(
      { cells: list({ text: text({ required: true }), url: link() }, { required: true }) },
      { required: true },
    ),
    note: text(),
    asWritten: flag({ label: 'Keep units as written', help: 'For a calculation, or sizes by name' }),
  },
});
