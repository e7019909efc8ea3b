import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/polyacrylate',
  title: 'Polyacrylate (ACM) oil seals and O-rings',
  description:
    'ACM works in hot transmission and engine oil up to 150 °C at lower cost than FKM. Its limits in water, cold and compression set, and how AEM compares.',
  image: '/drawings/temperature-range.svg?low=-20&high=150',
  blocks: [
    block('Content Header', {
      heading: 'Polyacrylate (ACM)',
      lead: 'For hot oil with sulfur-bearing additives, −20 to 150 °C (−4 to 302 °F), 175 °C (347 °F) for short periods. Used in automatic transmissions and power steering. Not for water or steam, which break it down.',
      actions: [
        { label: 'ACM compounds', url: '/shop/orings?material=acm', priority: 'primary' },
        { label: 'Compare with AEM', url: '/ethylene-acrylic' },
      ],
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
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Automatic transmission fluid' },
            { text: 'Power steering fluid' },
            { text: 'Hot engine and gear oil' },
            { text: 'Air with ozone' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Water, coolant, steam' },
            { text: 'Alcohols and glycol brake fluid' },
            { text: 'Acids and alkalis' },
            { text: 'Cold starts below −20 °C' },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'ladder',
      heading: 'Oil-resistant rubbers compared',
      caption: 'Oil-resistant elastomers by temperature limit',
      head: [
        { text: 'Material' },
        { text: 'Low, °C', numeric: true },
        { text: 'High, °C', numeric: true },
        { text: 'Moisture' },
      ],
      rows: [
        {
          cells: [
            { text: 'Nitrile', url: '/nbr-buna-n' },
            { text: '−34' },
            { text: '121' },
            { text: 'Good in cold water' },
          ],
        },
        { cells: [{ text: 'Polyacrylate' }, { text: '−20' }, { text: '150' }, { text: 'Poor' }] },
        {
          cells: [
            { text: 'Ethylene acrylic', url: '/ethylene-acrylic' },
            { text: '−40' },
            { text: '150' },
            { text: 'Good in coolant, not steam' },
          ],
        },
        {
          cells: [
            { text: 'Hydrogenated nitrile', url: '/hnbr' },
            { text: '−40' },
            { text: '150' },
            { text: 'Good in hot water' },
          ],
        },
        {
          cells: [
            { text: 'Fluorocarbon, type A', url: '/fkm-fluorocarbon' },
            { text: '−20' },
            { text: '204' },
            { text: 'Not for steam' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about ACM',
      items: [
        {
          question: 'Why is ACM mostly used for lip seals?',
          answer:
            '<p>Rotating shaft seals need oil and heat resistance over a narrow lip and tolerate some set, since a garter spring loads the lip. O-rings have no spring, so the high compression set of polyacrylate matters.</p>',
        },
        {
          question: 'Coolant got into the oil. Can I keep the rings?',
          answer:
            '<p>No. Replace every polyacrylate ring that was in contact. Coolant in hot oil hydrolyzes acrylate, and softening may only show weeks later.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'ACM',
      store: '/shop/orings?material=acm',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene acrylic (AEM)', url: '/ethylene-acrylic' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replacing a transmission or steering seal?',
      content:
        'Tell us the fluid by its product name, sump temperature and size. A sample of the old part shows what it was made of.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Shop ACM', url: '/shop/orings?material=acm' },
      ],
    }),
  ],
});
