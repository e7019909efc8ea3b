import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/as568-sizing-chart',
  title: 'AS568 sizing chart: all 394 dash numbers',
  description:
    'Inside diameter, cross-section and tolerance of every AS568 O-ring in inches and millimeters. Type a measured diameter to find the dash number.',
  image: '/drawings/size-chart.svg',
  blocks: [
    block('Content Header', {
      heading: 'AS568 sizing chart',
      lead: 'A dash number is a section and a place in a row. The hundreds digit gives the cross-section, the other two count up the inside diameter.',
      actions: [
        { label: 'Shop AS568 sizes', url: '/shop/orings?search=AS568', priority: 'primary' },
        { label: 'How to measure a ring', url: '/measuring-o-rings' },
      ],
      image: '/drawings/size-chart.svg?sections=1.78,2.62,3.53,5.33,6.99',
      altText: 'Plan of an O-ring and the sections of the five series to one scale: 1.78, 2.62, 3.53, 5.33 and 6.99 mm',
    }),
    block('Table of Contents', {
      heading: 'Series',
      items: [
        { label: 'Find a size', url: '#sizes' },
        { label: '-001 to -050', url: '#series-0' },
        { label: '-102 to -178', url: '#series-1' },
        { label: '-201 to -284', url: '#series-2' },
        { label: '-309 to -395', url: '#series-3' },
        { label: '-400 to -424', url: '#series-4-extended' },
        { label: '-425 to -475', url: '#series-4' },
        { label: '-901 to -932', url: '#series-9' },
        { label: 'Reading the number', url: '#reading' },
        { label: 'Questions', url: '#questions' },
      ],
    }),
    block('Size Chart', { id: 'sizes', heading: 'Find a size', standard: 'usa' }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'Reading the number',
      content:
        '<p>Take AS568-214. The 2 puts it in the 3.53 mm (0.139 in) section; 14 is its place in that row, 24.99 mm (0.984 in) across the hole. Nothing in the number tells the material or the hardness, so a complete part adds the compound: a store name such as FK7502-214 reads compound, then size.</p><p>Two rings of one diameter can stand in four rows. The thicker one needs a deeper groove and takes more wear, dirt and misalignment; the thinner one fits where wall is scarce. <a href="/general-groove-design">General groove design</a> shows how much room each takes.</p>',
    }),
    block('Column Content', {
      columns: [
        {
          heading: 'What the rows hold',
          bulletType: 'default',
          points: [
            { text: '-001 to -003 have their own thin sections: 1.02, 1.27 and 1.52 mm.' },
            { text: '-004 to -050 share 1.78 mm, the usual section of small fittings and instruments.' },
            { text: '-425 to -475 are the heaviest rings of the standard, 6.99 mm thick.' },
          ],
        },
        {
          heading: 'Mind the exceptions',
          bulletType: 'minus_bullet',
          points: [
            {
              text: '-901 to -932 are boss seals for straight-thread tube fittings; their sections follow the thread.',
            },
            {
              text: '-400 to -424 are sold in the 6.99 mm section but are not part of SAE AS568, and no tolerance is on file.',
            },
            {
              text: 'ISO 3601 sections differ by 0.01 to 0.03 mm: a ring marked 3.55 or 2.65 mm is not a misprint.',
            },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about dash numbers',
      items: [
        {
          question: 'My ring lies between two numbers. Which one was it?',
          answer:
            '<p>Used rings have usually grown in the hole and flattened in section. Measure the groove if you can, take the smaller of the two diameters, and check that the ring is stretched by no more than 5%.</p>',
        },
        {
          question: 'Is an AS568 ring the same as a metric one of the same diameter?',
          answer:
            '<p>Only by luck. Compare both figures with the <a href="/metric-o-ring-table">metric table</a>; a section that is 0.1 mm off changes the squeeze by two to five points.</p>',
        },
        {
          question: 'Where do the tolerances come from?',
          answer:
            '<p>They are the plus and minus of the AS568 list, shown in bands on the <a href="/rma-tolerances">tolerance page</a>.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Replacing a ring in a pressure vessel, an aircraft or a brake? Send the equipment, the groove and the fluid with the dash number, and let an engineer confirm the choice.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=AS568',
      links: [
        { label: 'General groove design', url: '/general-groove-design' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
        { label: 'RMA tolerances', url: '/rma-tolerances' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Dash number in hand?',
      content: 'The store lists every compound the size is offered in, with price steps and stock.',
      actions: [
        { label: 'Shop -214 rings', url: '/shop/orings?size=AS568-214', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
