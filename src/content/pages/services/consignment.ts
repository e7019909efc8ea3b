import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/consignment',
  title: 'Consignment stock of seals on your shelf',
  description:
    'Seals stored at your plant and invoiced when used: how bins, minimum levels and counting work, what must be agreed first, and when it is not worth it.',
  image: '/drawings/consignment.svg',
  blocks: [
    block('Content Header', {
      heading: 'Consignment',
      lead: 'The parts stand on your shelf and remain ours until you take them. You pay for what was used, and a bin that runs low is refilled before it is empty.',
      actions: [
        { label: 'Ask about your parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'Call us first', url: '/contact-us' },
      ],
      image: '/drawings/consignment.svg',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'cycle',
      heading: 'The cycle',
      style: 'numbers',
      items: [
        { text: 'Usage of the past year is turned into a list: part, average per month, largest single withdrawal.' },
        { text: 'Each part gets a bin with a minimum and a maximum; both are written on its label.' },
        { text: 'You withdraw and report, by scan, card or a weekly list. Nothing else changes at the bench.' },
        { text: 'At the minimum the bin is topped up; the withdrawals of the period become one invoice.' },
        { text: 'Counts are compared at agreed dates, and levels adjusted to real use.' },
      ],
    }),
    block('Content Subheader', {
      id: 'minimum',
      heading: 'How a minimum is worked out',
      content:
        '<p>Minimum = use per day × days until a refill arrives + reserve. Suppose 40 rings a day, a refill after 10 business days and a reserve of five days: 40 × 10 + 40 × 5 = 600. The maximum adds one refill lot to that. A part with rare but large withdrawals is different: its reserve is the largest withdrawal, not a number of days.</p><p>These are your figures, not ours; the refill time for a given part is stated in the agreement.</p>',
    }),
    block('Column Content', {
      id: 'fit',
      heading: 'Does it suit you?',
      columns: [
        {
          heading: 'It does if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'the same numbers are used month after month;' },
            { text: 'a missing ring stops a line;' },
            { text: 'many small orders cost more to write than the parts cost.' },
          ],
        },
        {
          heading: 'It does not if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'designs change every quarter;' },
            { text: 'parts are special and of no use to anyone else;' },
            { text: 'nobody can keep withdrawals recorded.' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'agree',
      heading: 'To be agreed before the first bin',
      columns: [
        {
          heading: 'Ownership',
          content: '<p>When it passes to you, who insures the shelf, and what is done about loss.</p>',
        },
        {
          heading: 'Age',
          content:
            '<p>First in, first out by cure date. Polymers with a limit on file, such as nitrile, chloroprene and urethane, get a latest date per bin.</p>',
        },
        {
          heading: 'End',
          content: '<p>What happens to stock when a part is discontinued or the agreement stops.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Stock questions',
      items: [
        {
          question: 'Do prices stay fixed?',
          answer:
            '<p>For the period in the agreement. Outside it the price steps of the store apply, where larger lots cost less per piece.</p>',
        },
        {
          question: 'Can kits be consigned?',
          answer:
            '<p>Yes, and it is where this works best: one bin per <a href="/kitting">kit</a> instead of twelve per machine.</p>',
        },
        {
          question: 'Is there something lighter?',
          answer:
            '<p>A blanket order with call-offs: you commit to a yearly number and take it in parts. The stock stays with us.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        { label: 'Kitting', url: '/kitting' },
        { label: 'Manufacturing: elastomers, plastics, metals', url: '/manufacturing-hub-elastomers-plastics-metals' },
        { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
        { label: 'Compliance', url: '/compliance-hub' },
      ],
    }),
    block('Lower Banner', {
      heading: 'How long may a bin of rubber stand?',
      actions: [{ label: 'Shelf life by polymer', url: '/shelf-life' }],
      image: '/drawings/shelf-life-bag.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Send a year of usage',
      content: 'Part numbers and monthly counts in any format. Parts already in stock are the simplest start.',
      actions: [
        { label: 'Parts in stock', url: '/shop/orings?stock_available=true', priority: 'primary' },
        { label: 'Custom packaging', url: '/custom-packaging' },
      ],
    }),
  ],
});
