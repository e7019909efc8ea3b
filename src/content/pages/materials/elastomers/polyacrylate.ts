import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/polyacrylate',
  title: 'Polyacrylate (ACM) oil seals and O-rings',
  description:
    'ACM works in hot transmission and engine oil up to 150 °C at lower cost than FKM. Its limits in water, cold and compression set, and how AEM compares.',
  blocks: [
    block('Content Header', {
      heading: 'Polyacrylate (ACM)',
      lead: 'For hot oil with sulfur-bearing additives, −20 to 150 °C (−4 to 302 °F), 175 °C (347 °F) for short periods. Used in automatic transmissions and power steering. Not for water or steam, which break it down.',
      actions: [primary('ACM compounds', '/shop/orings?material=acm'), link('Compare with AEM', '/ethylene-acrylic')],
      image: '/drawings/temperature-range.svg?low=-20&high=150',
      material: 'ACM',
    }),
    block('Title Block', {
      facts: [
        { label: 'Upper limit', value: '150 °C; 175 °C short term' },
        { label: 'Lower limit', value: '−20 °C' },
        { label: 'Hardness', value: '60–80 Shore A' },
        { label: 'Density', value: '1.25–1.40 g/cm³' },
      ],
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'oil',
      heading: 'Resistance to oil additives',
      content:
        '<p>The polymer is made from acrylic esters and has no double bond in its chain. Oxygen, ozone and the sulfur of extreme-pressure additives find little to react with, while <a href="/nbr-buna-n">nitrile</a> hardens and cracks. The ester groups keep mineral oil out, but they split in hot water, acids and alkalis, whatever the compound.</p>',
    }),
    block('Column Content', {
      id: 'balance',
      columns: [
        plusPoints('Suited to', [
          'Automatic transmission fluid',
          'Power steering fluid',
          'Hot engine and gear oil',
          'Air with ozone',
        ]),
        minusPoints('Not suited to', [
          'Water, coolant, steam',
          'Alcohols and glycol brake fluid',
          'Acids and alkalis',
          'Cold starts below −20 °C',
        ]),
      ],
    }),
    block('Data Table', {
      id: 'ladder',
      heading: 'Oil-resistant rubbers compared',
      caption: 'Oil-resistant elastomers by temperature limit',
      head: head('Material', numeric('Low, °C'), numeric('High, °C'), 'Moisture'),
      rows: [
        row(['Nitrile', '/nbr-buna-n'], '−34', '121', 'Good in cold water'),
        row('Polyacrylate', '−20', '150', 'Poor'),
        row(['Ethylene acrylic', '/ethylene-acrylic'], '−40', '150', 'Good in coolant, not steam'),
        row(['Hydrogenated nitrile', '/hnbr'], '−40', '150', 'Good in hot water'),
        row(['Fluorocarbon, type A', '/fkm-fluorocarbon'], '−20', '204', 'Not for steam'),
      ],
    }),
    faq('Questions about ACM', {
      'Why is ACM mostly used for lip seals?':
        '<p>Rotating shaft seals need oil and heat resistance over a narrow lip and tolerate some set, since a garter spring loads the lip. O-rings have no spring, so the high compression set of polyacrylate matters.</p>',
      'Coolant got into the oil. Can I keep the rings?':
        '<p>No. Replace every polyacrylate ring that was in contact. Coolant in hot oil hydrolyzes acrylate, and softening may only show weeks later.</p>',
    }),
    block('Page Margin', {
      material: 'ACM',
      store: '/shop/orings?material=acm',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene acrylic (AEM)', '/ethylene-acrylic'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replacing a transmission or steering seal?',
      content:
        'Tell us the fluid by its product name, sump temperature and size. A sample of the old part shows what it was made of.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Shop ACM', '/shop/orings?material=acm')],
    }),
  ],
});
