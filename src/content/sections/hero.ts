import { defineSection, open } from '../define-section.ts';
import { link, primary } from '../shorthand.ts';

export const section = defineSection({
  key: 'hero',
  place: 1,
  name: 'Hero with drawing',
  about: 'Begins a page: its one h1, a lead, two buttons, a drawing beside them.',
  blocks: [
    open(
      'Content Header',
      {
        heading: 'Name the product in a few words',
        lead: 'Say in one or two sentences what it is for, and what one finds on this page.',
        actions: [primary('Shop O-rings', '/shop/orings'), link('Ask an engineer', '/engineering-services#ask')],
        image: '/drawings/o-ring.svg',
        altText: 'An O-ring and its section',
      },
      ['heading', 'lead', 'actions', 'image', 'altText'],
    ),
  ],
});
