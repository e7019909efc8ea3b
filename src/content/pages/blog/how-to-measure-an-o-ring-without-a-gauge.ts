import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/blog/how-to-measure-an-o-ring-without-a-gauge',
  title: 'How to measure an O-ring without a gauge',
  description:
    'Ruler, thread and a stack of equal rings: three ways to find inside diameter and section of an O-ring, with a worked example and its uncertainty.',
  image: '/drawings/o-ring.svg',
  date: '2026-02-05',
  blocks: [
    block('Content Header', {
      heading: 'How to measure an O‑ring without a gauge',
      lead: 'A caliper squeezes rubber and a cone gauge is rarely in the drawer. A ruler and a piece of thread are, and used in the right order they get you to the standard size.',
      actions: [
        { label: 'Find a size in the store', url: '/shop/orings', priority: 'primary' },
        { label: 'Measuring O-rings', url: '/measuring-o-rings' },
      ],
      image: '/drawings/o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'section',
      heading: 'Begin with the section',
      content:
        '<p>The thickness of the ring sorts out most candidates at once, and a table has few of them. AS568 knows five main sections: 1.78 mm, then 2.62 and 3.53 mm, then 5.33 and at last 6.99 mm. The smallest step between two neighbors is 0.84 mm, so even a reading that is 0.4 mm off points to the right one, as long as you know that the ring follows AS568.</p><p>A ruler reads to half a millimeter. To do better, stack rings of the same kind: five of them on top of each other, held lightly, divide the reading error by five. With one ring only, lay it flat, read outside and inside diameter across the center, subtract, and halve. Errors of both readings go in, which is why this is the second choice.</p>',
    }),
    block('Content Subheader', {
      id: 'diameter',
      heading: 'Then the diameter, by length',
      content:
        '<p>Reading a diameter of 25 mm to half a millimeter leaves an uncertainty of half a millimeter. Reading a circumference of 90 mm just as coarsely leaves only a third of that, because you divide by π. Length is the better measurement, and there are two ways to get one.</p><ul><li><strong>A ring that may be destroyed:</strong> cut it square, lay it straight without pulling, and read its length. This is the circumference through the middle of the rubber: π × (inside diameter + section).</li><li><strong>A ring that must live:</strong> lay thread once around the outside, mark where it meets, and measure the thread. This is π × (inside diameter + 2 sections).</li></ul>',
    }),
    block('Image Content Blocks', {
      id: 'tools',
      heading: 'What is on the bench',
      items: [
        {
          image: '/drawings/tolerance-band.svg',
          title: 'Stack for the section',
          content: '<p>Total height ÷ number of rings. Do not press; rubber gives in before you notice.</p>',
          toggleBtn: true,
        },
        {
          image: '/drawings/o-ring-cord.svg',
          title: 'Cut ring for the length',
          content: '<p>Length ÷ π − section = inside diameter.</p>',
          toggleBtn: true,
        },
        {
          image: '/drawings/micro-o-ring.svg',
          title: 'Drill shanks for small rings',
          content: '<p>The shank on which the ring just sits without stretch is its inside diameter.</p>',
          btnTitle: 'Micro O-rings',
          btnLink: '/micro-o-rings',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example',
      content:
        '<p>A ring from a pump cover. Five spares from the same bag stack up to 17.5 mm: section 3.5 mm. One of them is cut and measures 89.5 mm.</p><ol><li>89.5 ÷ π = 28.49 mm, the diameter through the middle of the rubber.</li><li>28.49 − 3.5 = 24.99 mm inside diameter.</li><li>Had the length been read as 89 or 90 mm, the result would be 24.83 or 25.15 mm. That is the uncertainty: ±0.16 mm.</li></ol><p>Now the tables. Several entries lie inside that band or touch it once ring tolerances are added:</p>',
    }),
    block('Data Table', {
      caption: 'Standard sizes near 24.99 × 3.5 mm',
      head: [
        { text: 'Size' },
        { text: 'ID, mm', numeric: true },
        { text: 'Section, mm', numeric: true },
        { text: 'Cut length, mm', numeric: true },
        { text: 'Likely in' },
      ],
      rows: [
        row(['AS568-214', '/shop/orings?size=AS568-214'], '24.99', '3.53', '89.60', 'Machines drawn in inches'),
        row(['25 × 3.5', '/shop/orings?size=25X3.5'], '25.00', '3.50', '89.54', 'European machines'),
        row(['JIS P25', '/shop/orings?size=P25'], '24.70', '3.50', '88.59', 'Japanese machines'),
      ],
      note: 'AS568-214 may differ by ±0.25 mm in inside diameter and ±0.10 mm in section; on file for it, not for the others.',
    }),
    block('Content Subheader', {
      id: 'decide',
      heading: 'What the ruler cannot decide',
      content:
        '<p>The first two sizes differ by a hundredth and are interchangeable in nearly every static groove. P25 is a millimeter shorter when cut, and that a careful reading does show. Between equals, where the machine was built decides; then the groove. If the bore is 31.75 mm, an inch drawing is likely: that is 1.250 in. The <a href="/as568-sizing-chart">AS568</a>, <a href="/jis-sizing-chart">JIS</a> and <a href="/metric-o-ring-table">metric</a> tables stand side by side on this site for that purpose.</p>',
    }),
    block('List', {
      id: 'traps',
      heading: 'Four ways to be wrong',
      style: 'minus_bullet',
      items: [
        {
          text: 'Measuring a ring that has run. It is flat on one side, and swollen or shrunk; take a spare, or measure the groove.',
        },
        { text: 'Measuring it warm from the machine. Rubber expands more than ten times as much as steel.' },
        { text: 'Pulling it straight. One percent of stretch is nearly a millimeter in this example.' },
        { text: 'Averaging thick and thin places. Read across the mold line and along it, and note both.' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        { label: 'RMA tolerances', url: '/rma-tolerances' },
        { label: 'Reading an O-ring part number', url: '/blog/reading-a-part-number' },
        { label: 'Reverse engineering', url: '/reverse-engineering' },
        { label: 'Custom O-rings', url: '/custom-o-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Enter what you read',
      content: 'Give the range your ruler allows. The list shows every size inside it, from all three standards.',
      actions: [
        {
          label: 'Sizes from 24.8 to 25.2 mm',
          url: '/shop/orings?id_low=24.8&id_high=25.2&cs_low=3.4&cs_high=3.7',
          priority: 'primary',
        },
        { label: 'Ask an engineer', url: '/engineering-services' },
      ],
    }),
  ],
});
