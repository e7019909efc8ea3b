import { formatTemperature } from '../../domain/kit/units.ts';
import { materials } from '../../domain/reference/tables/tables.ts';
import { defineSection, open } from '../define-section.ts';
import { head, row } from '../shorthand.ts';

const COMPARED = ['NBR', 'EPDM-P', 'FKM-A'];

const found = COMPARED.flatMap((wanted) => materials().find(({ code }) => code === wanted) ?? []);

export const section = defineSection({
  key: 'comparison',
  place: 4,
  name: 'Comparison',
  about: 'Two or three materials beside one another: temperatures, what they are good for and poor for.',
  blocks: [
    open(
      'Data Table',
      {
        heading: 'Three materials compared',
        caption: 'Working temperatures of general-purpose grades, and media',
        head: head('Material', 'From, °C', 'To, °C', 'Good for', 'Poor for'),
        rows: found.map(({ family, lowC, highC, goodFor, poorFor }) =>
          row(
            family,
            formatTemperature('C', lowC),
            formatTemperature('C', highC),
            goodFor.slice(0, 3).join(', '),
            poorFor.slice(0, 3).join(', '),
          ),
        ),
        note: 'Figures of general-purpose grades on file; special grades reach further.',
      },
      ['heading', 'caption', 'head', 'rows', 'note'],
    ),
  ],
});
