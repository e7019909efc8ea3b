import { sizesAs568Rows } from '../../data/sizes-as568.gen.ts';
import { defineSection, open } from '../define-section.ts';
import { head, numeric, row } from '../shorthand.ts';

const SIZES = ['210', '211', '212', '213', '214'];

export const section = defineSection({
  key: 'table',
  place: 5,
  name: 'Table',
  about:
    'A small table of figures, filled with five sizes of AS568. Columns that name mm or °C follow the visitor’s units.',
  blocks: [
    open(
      'Data Table',
      {
        heading: 'Sizes at a glance',
        caption: 'Five sizes of AS568, nominal values',
        head: head('Size', numeric('Inside diameter, mm'), numeric('Cross-section, mm')),
        rows: sizesAs568Rows()
          .filter(({ size_as568 }) => SIZES.includes(size_as568))
          .map(({ size_as568, id_mm, cs_mm }) => row(`-${size_as568}`, id_mm.toFixed(2), cs_mm.toFixed(2))),
        note: 'Tolerances stand in the sizing chart.',
      },
      ['heading', 'caption', 'head', 'rows', 'note'],
    ),
  ],
});
