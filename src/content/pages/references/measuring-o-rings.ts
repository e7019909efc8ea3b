import { block, definePage } from '../../define-page.ts';
import { head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/measuring-o-rings',
  title: 'Measuring O-rings: section, diameter, groove',
  description:
    'How to measure an O-ring with a caliper, how wear changes the dimensions, and how to find the AS568, JIS or metric size.',
  blocks: [
    block('Content Header', {
      heading: 'Measuring O-rings',
      lead: 'Measure the cross-section first, then the diameter, and check the groove. An error of a tenth of a millimeter is worth two to five points of squeeze.',
      actions: [
        primary('Type your figures', '/as568-sizing-chart#sizes'),
        link('Send a worn ring', '/reverse-engineering'),
      ],
      image: '/drawings/measure-cs.svg',
      altText: 'Caliper on the cross-section of an O-ring',
    }),
    block('List', {
      id: 'steps',
      heading: 'In five steps',
      style: 'numbers',
      items: texts(
        'Wipe the ring and lay it flat for a few minutes at room temperature.',
        'Close the caliper on the cross-section until it just holds the ring, at four places, across the flat and perpendicular to it.',
        'Lay the ring on paper and measure the inside diameter in two directions, without stretching. Average them.',
        'For large rings, cut an old one, measure its length and divide by 3.1416 for the mean diameter. Subtract one cross-section.',
        'Note all figures and the unit. Inch and metric rings are easily confused around 3.5 mm.',
      ),
    }),
    block('Image List', {
      heading: 'Where to measure',
      items: [
        {
          image: '/drawings/measure-cs.svg',
          altText: 'Measuring the section',
          caption: 'Cross-section: at four places',
        },
        {
          image: '/drawings/measure-id.svg',
          altText: 'Measuring the hole',
          caption: 'Inside diameter: in two directions',
        },
      ],
    }),
    block('Column Content', {
      id: 'used',
      heading: 'How service changes a ring',
      columns: [
        {
          heading: 'It looks larger',
          bulletType: 'default',
          points: texts(
            'Swollen by fluid: cross-section and inside diameter have grown, often by 3–10%.',
            'Stretched for a long time: only the inside diameter has grown.',
          ),
        },
        {
          heading: 'It looks smaller',
          bulletType: 'default',
          points: texts(
            'Flattened: thin in one direction, wide in the other. The mean is close to the original.',
            'Shrunk and hard: heat drove out the plasticizer. Measure the groove instead.',
          ),
        },
      ],
    }),
    block('Content Subheader', {
      id: 'groove',
      heading: 'Measuring the groove',
      content:
        '<p>The groove does not change. In a static radial groove of depth L, the original cross-section was about L / 0.81; in a face groove, about L / 0.75. For a face groove 2.64 mm deep, 2.64 / 0.75 = 3.52 mm points to a ring of 3.53 mm. The inside diameter was 0–5% smaller than the groove floor of a piston, close to the rod diameter for a rod, and the outer groove diameter minus two cross-sections for a face seal with inside pressure.</p>',
    }),
    block('Content Subheader', {
      id: 'dash-numbers',
      heading: 'Look up the dash number',
      content:
        '<p>All 394 AS568 sizes in one list. The <a href="/as568-sizing-chart">sizing chart</a> also filters them by diameter.</p>',
    }),
    block('Script', { id: 'as568-list', title: 'AS568 O-ring sizes', src: '/assets/table.html', height: '400px' }),
    block('Data Table', {
      id: 'sections',
      heading: 'Common cross-sections',
      caption: 'Similar cross-sections of the standards',
      head: head(numeric('AS568, mm'), numeric('ISO 3601, mm'), numeric('JIS, mm'), 'In the store'),
      rows: [
        row('1.78', '1.80', '1.90', ['1.7–1.9 mm', '/shop/orings?cs_low=1.7&cs_high=1.9']),
        row('2.62', '2.65', '2.40', ['2.4–2.7 mm', '/shop/orings?cs_low=2.4&cs_high=2.7']),
        row('3.53', '3.55', '3.50', ['3.4–3.6 mm', '/shop/orings?cs_low=3.4&cs_high=3.6']),
        row('5.33', '5.30', '5.70', ['5.3–5.7 mm', '/shop/orings?cs_low=5.3&cs_high=5.7']),
        row('6.99', '7.00', '8.40', ['6.9–7.1 mm', '/shop/orings?cs_low=6.9&cs_high=7.1']),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=1.7&cs_high=1.9',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Metric O-ring table', '/metric-o-ring-table'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'No matching size?',
      content:
        'Send your dimensions with a photo and the fluid. Odd sizes often come from an old manufacturer standard that can be matched.',
      actions: [primary('Ask with a photo', '/contact-us'), link('Custom O-rings', '/custom-o-rings')],
    }),
  ],
});
