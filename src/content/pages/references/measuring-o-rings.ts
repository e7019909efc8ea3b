import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/measuring-o-rings',
  title: 'Measuring O-rings: section, diameter, groove',
  description:
    'How to measure an O-ring with a caliper, what wear does to the figures, and how to get from two numbers to an AS568, JIS or metric size.',
  image: '/drawings/measure-cs.svg',
  blocks: [
    block('Content Header', {
      heading: 'Measuring O-rings',
      lead: 'Section first, diameter second, groove as a witness. A tenth of a millimeter in the section is worth two to five points of squeeze.',
      actions: [
        { label: 'Type your figures', url: '/as568-sizing-chart#sizes', priority: 'primary' },
        { label: 'Send a worn ring', url: '/reverse-engineering' },
      ],
      image: '/drawings/measure-cs.svg',
      altText: 'Caliper on the cross-section of an O-ring',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'steps',
      heading: 'In five steps',
      style: 'numbers',
      items: [
        { text: 'Wipe the ring and let it lie flat for a few minutes at room temperature.' },
        {
          text: 'Close the caliper on the section until it just holds the ring against gravity, at four places. Across the flattened direction and at right angles to it.',
        },
        {
          text: 'Lay the ring on paper and measure the hole with the inner jaws in two directions, without stretching. Average them.',
        },
        {
          text: 'For large rings, cut an old one, measure its length and divide by 3.1416: that is the mean diameter. Subtract one section.',
        },
        { text: 'Write down all four figures and the unit. Inch and metric rings are easily confused around 3.5 mm.' },
      ],
    }),
    block('Image List', {
      heading: 'Where the jaws go',
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
      heading: 'What service did to the ring',
      columns: [
        {
          heading: 'It looks larger',
          bulletType: 'default',
          points: [
            { text: 'Swollen by fluid: section and hole have both grown, often by 3–10%.' },
            { text: 'Stretched over a shoulder and set that way: only the hole has grown.' },
          ],
        },
        {
          heading: 'It looks smaller',
          bulletType: 'default',
          points: [
            { text: 'Flattened: thin in one direction, wide in the other. The mean of both comes near the original.' },
            { text: 'Shrunk and hard: heat drove the plasticizer out. Trust the groove instead.' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'groove',
      heading: 'Asking the groove',
      content:
        '<p>Metal does not swell. In a fixed radial groove of depth L the original section was about L / 0.81; in a face groove about L / 0.75. A face groove 2.64 mm deep thus points to 3.52 mm, the 3.53 mm row. For a piston, the ring’s hole was 0–5% smaller than the groove floor; for a rod, close to the rod itself; for a face with inner pressure, the outer diameter of the groove minus two sections.</p>',
    }),
    block('Content Subheader', {
      id: 'dash-numbers',
      heading: 'Look up the dash number',
      content:
        '<p>All 394 AS568 sizes in one list, to scroll beside the caliper. The <a href="/as568-sizing-chart">sizing chart</a> also filters them by a measured diameter.</p>',
    }),
    block('Script', { id: 'as568-list', title: 'AS568 O-ring sizes', src: '/assets/table.html', height: '400px' }),
    block('Data Table', {
      id: 'sections',
      heading: 'Sections you are likely to meet',
      caption: 'Near-twins of the standards; compare with the mean of your readings',
      head: [
        { text: 'AS568, mm', numeric: true },
        { text: 'ISO 3601, mm', numeric: true },
        { text: 'JIS, mm', numeric: true },
        { text: 'In the store' },
      ],
      rows: [
        {
          cells: [
            { text: '1.78' },
            { text: '1.80' },
            { text: '1.90' },
            { text: '1.7–1.9 mm', url: '/shop/orings?cs_low=1.7&cs_high=1.9' },
          ],
        },
        {
          cells: [
            { text: '2.62' },
            { text: '2.65' },
            { text: '2.40' },
            { text: '2.4–2.7 mm', url: '/shop/orings?cs_low=2.4&cs_high=2.7' },
          ],
        },
        {
          cells: [
            { text: '3.53' },
            { text: '3.55' },
            { text: '3.50' },
            { text: '3.4–3.6 mm', url: '/shop/orings?cs_low=3.4&cs_high=3.6' },
          ],
        },
        {
          cells: [
            { text: '5.33' },
            { text: '5.30' },
            { text: '5.70' },
            { text: '5.3–5.7 mm', url: '/shop/orings?cs_low=5.3&cs_high=5.7' },
          ],
        },
        {
          cells: [
            { text: '6.99' },
            { text: '7.00' },
            { text: '8.40' },
            { text: '6.9–7.1 mm', url: '/shop/orings?cs_low=6.9&cs_high=7.1' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=1.7&cs_high=1.9',
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Figures that fit nowhere?',
      content:
        'Send them with a photograph and the fluid. Odd sizes are often an old maker standard that can be matched.',
      actions: [
        { label: 'Ask with a photo', url: '/contact-us', priority: 'primary' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
    }),
  ],
});
