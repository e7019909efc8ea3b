import { block, definePage } from '../../define-page.ts';
import { columns, faq, link, minusPoints, plusPoints, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/consignment',
  title: 'Consignment stock of seals on your shelf',
  description:
    'Seals stored at your plant and invoiced when used: how bins, minimum levels and counts work, what to agree on first, and when it is not worth it.',
  blocks: [
    block('Content Header', {
      heading: 'Consignment',
      lead: 'The parts are on your shelf and remain ours until you take them. You pay for what you use, and bins are refilled before they are empty.',
      actions: [primary('Ask about your parts', '/request-a-quote'), link('Call us first', '/contact-us')],
      image: '/drawings/consignment.svg',
    }),
    block('List', {
      id: 'cycle',
      heading: 'How it works',
      style: 'numbers',
      items: texts(
        'Usage of the past year is turned into a list: part, average per month, largest single withdrawal.',
        'Each part gets a bin with a minimum and a maximum; both are written on its label.',
        'You withdraw parts and report them by scan, card or weekly list.',
        'At the minimum the bin is topped up; the withdrawals of the period become one invoice.',
        'Counts are compared at agreed dates, and levels adjusted to real use.',
      ),
    }),
    block('Content Subheader', {
      id: 'minimum',
      heading: 'How the minimum is calculated',
      content:
        '<p>Minimum = use per day × days until a refill arrives + reserve. Suppose 40 rings a day, a refill after 10 business days and a reserve of five days: 40 × 10 + 40 × 5 = 600. The maximum adds one refill lot. For parts with rare but large withdrawals, the reserve is the largest withdrawal, not a number of days.</p><p>Use your own figures; the agreement states the refill time for each part.</p>',
    }),
    block('Column Content', {
      id: 'fit',
      heading: 'Is it right for you?',
      columns: [
        plusPoints('Yes, if', [
          'You use the same parts every month',
          'A missing ring stops a line',
          'Placing many small orders costs more than the parts',
        ]),
        minusPoints('No, if', [
          'Designs change every quarter',
          'Parts are made only for you',
          'Withdrawals cannot be recorded',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'agree',
      heading: 'What to agree on first',
      columns: columns({
        Ownership: '<p>When it passes to you, who insures the stock, and who bears losses.</p>',
        Age: '<p>First in, first out by cure date. Polymers with limited shelf life, such as nitrile, chloroprene and urethane, get a use-by date per bin.</p>',
        End: '<p>What happens to stock when a part is discontinued or the agreement stops.</p>',
      }),
    }),
    faq('Questions about consignment', {
      'Do prices stay fixed?': '<p>For the period of the agreement. Otherwise the price breaks of the store apply.</p>',
      'Can kits be consigned?':
        '<p>Yes, and they suit consignment best: one bin per <a href="/kitting">kit</a> instead of twelve per machine.</p>',
      'Is there a simpler arrangement?':
        '<p>A blanket order with releases: you commit to a yearly quantity and take it in parts. The stock stays with us.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?stock_available=true',
      links: [
        link('Kitting', '/kitting'),
        link('Manufacturing: elastomers, plastics, metals', '/manufacturing-hub-elastomers-plastics-metals'),
        link('Coatings and lubrication', '/coatings-and-lubrication-hub'),
        link('Compliance', '/compliance-hub'),
      ],
    }),
    block('Lower Banner', {
      heading: 'How long can rubber be stored?',
      actions: [link('Shelf life by polymer', '/shelf-life')],
      image: '/drawings/shelf-life-bag.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Send a year of usage',
      content: 'Part numbers and monthly quantities in any format. Parts in stock are the simplest to start with.',
      actions: [
        primary('Parts in stock', '/shop/orings?stock_available=true'),
        link('Custom packaging', '/custom-packaging'),
      ],
    }),
  ],
});
