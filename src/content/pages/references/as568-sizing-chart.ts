import { block, definePage } from '../../define-page.ts';
import { faq, link, minusPoints, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/as568-sizing-chart',
  title: 'AS568 sizing chart: all 394 dash numbers',
  description:
    'Inside diameter, cross-section and tolerance of every AS568 O-ring in inches and millimeters. Type a measured diameter to find the dash number.',
  image: '/drawings/size-chart.svg',
  blocks: [
    block('Content Header', {
      heading: 'AS568 sizing chart',
      lead: 'The hundreds digit of a dash number gives the cross-section; the other two number the inside diameters in ascending order.',
      actions: [
        primary('Shop AS568 sizes', '/shop/orings?search=AS568'),
        link('How to measure a ring', '/measuring-o-rings'),
        link('Find a measured ring', '/tools/size-finder'),
      ],
      image: '/drawings/size-chart.svg?sections=1.78,2.62,3.53,5.33,6.99',
      altText: 'Plan of an O-ring and the sections of the five series to one scale: 1.78, 2.62, 3.53, 5.33 and 6.99 mm',
    }),
    block('Table of Contents', {
      heading: 'Series',
      items: [
        link('Find a size', '#sizes'),
        link('-001 to -050', '#series-0'),
        link('-102 to -178', '#series-1'),
        link('-201 to -284', '#series-2'),
        link('-309 to -395', '#series-3'),
        link('-400 to -424', '#series-4-extended'),
        link('-425 to -475', '#series-4'),
        link('-901 to -932', '#series-9'),
        link('Reading the number', '#reading'),
        link('Questions', '#questions'),
      ],
    }),
    block('Size Chart', { id: 'sizes', heading: 'Find a size', standard: 'usa' }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'Reading the number',
      content:
        '<p>In AS568-214, the 2 stands for a cross-section of 3.53 mm (0.139 in); 14 is the position in that series, with an inside diameter of 24.99 mm (0.984 in). The number does not include material or hardness, so a part number adds the compound: FK7502-214 is compound, then size.</p><p>The same diameter may exist in several cross-sections. A thicker ring needs a deeper groove and tolerates more wear, dirt and misalignment; a thinner one fits where space is limited. <a href="/general-groove-design">General groove design</a> shows how much room each takes.</p>',
    }),
    block('Column Content', {
      columns: [
        {
          heading: 'Cross-sections',
          bulletType: 'default',
          points: texts(
            '-001 to -003 have their own thin cross-sections: 1.02, 1.27 and 1.52 mm.',
            '-004 to -050 share 1.78 mm, the usual size in small fittings and instruments.',
            '-425 to -475 are the thickest rings of the standard, 6.99 mm.',
          ),
        },
        minusPoints('Exceptions', [
          '-901 to -932 are boss seals for straight-thread tube fittings; their cross-sections depend on the thread.',
          '-400 to -424 have a cross-section of 6.99 mm but are not part of SAE AS568; we have no tolerances for them.',
          'ISO 3601 cross-sections differ by 0.01 to 0.03 mm: a marking of 3.55 or 2.65 is not a misprint.',
        ]),
      ],
    }),
    faq('Questions about dash numbers', {
      'My ring is between two sizes. Which one is it?':
        '<p>Used rings are usually larger inside and flattened. Measure the groove if you can, choose the smaller of the two diameters, and check that the ring is stretched by no more than 5%.</p>',
      'Is an AS568 ring the same as a metric one of the same diameter?':
        '<p>Rarely. Compare both dimensions with the <a href="/metric-o-ring-table">metric table</a>; a difference of 0.1 mm in cross-section changes the squeeze by two to five points.</p>',
      'Where do the tolerances come from?':
        '<p>They are the AS568 tolerances, shown by size on the <a href="/rma-tolerances">tolerance page</a>.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Replacing a ring in a pressure vessel, an aircraft or a brake? Send equipment, groove, fluid and dash number, and have an engineer confirm the choice.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=AS568',
      links: [
        link('General groove design', '/general-groove-design'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('RMA tolerances', '/rma-tolerances'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Know the dash number?',
      content: 'The store lists all compounds in that size, with price breaks and stock.',
      actions: [primary('Shop -214 rings', '/shop/orings?size=AS568-214'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
