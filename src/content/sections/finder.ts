import { defineSection, open } from '../define-section.ts';

export const section = defineSection({
  key: 'finder',
  place: 2,
  name: 'Part finder',
  about:
    'Find parts by size, temperature and material. It has an h1 of its own: it begins a page in place of the hero.',
  blocks: [
    open(
      'Part Finder',
      {
        heading: 'Find the ring by its dimensions',
        lead: 'Type what you measured. Every part shows its size, temperature range, price breaks and ship time.',
      },
      ['heading', 'lead'],
    ),
  ],
});
