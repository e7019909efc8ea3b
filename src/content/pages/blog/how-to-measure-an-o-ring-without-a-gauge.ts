import { block, definePage } from '../../define-page.ts';
import { head, link, numeric, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/how-to-measure-an-o-ring-without-a-gauge',
  title: 'How to measure an O-ring without a gauge',
  description:
    'Ruler, thread and a stack of equal rings: three ways to find inside diameter and section of an O-ring, with a worked example and its uncertainty.',
  date: '2026-02-05',
  blocks: [
    block('Content Header', {
      heading: 'How to measure an O‑ring without a gauge',
      lead: 'A caliper squeezes rubber, and few people have a cone gauge. With a ruler and a piece of thread, used in the right order, you can find the standard size.',
      actions: [primary('Find a size in the store', '/shop/orings'), link('Measuring O-rings', '/measuring-o-rings')],
      image: '/drawings/o-ring.svg',
    }),
    block('Content Subheader', {
      id: 'section',
      heading: 'Measure the cross-section first',
      content:
        '<p>The thickness of the ring rules out most sizes at once. AS568 has five main cross-sections: 1.78 mm, 2.62 mm, 3.53 mm, then 5.33 and finally 6.99 mm. The smallest step is 0.84 mm, so even a reading that is 0.4 mm off gives the right one, if you know that the ring follows AS568.</p><p>A ruler reads to half a millimeter. For a better reading, stack equal rings: five of them, held lightly, divide the error by five. With only one ring, lay it flat, read outside and inside diameter across the center, subtract, and halve. This includes the errors of both readings, so it is the second choice.</p>',
    }),
    block('Content Subheader', {
      id: 'diameter',
      heading: 'Then the diameter, from the length',
      content:
        '<p>Reading a diameter of 25 millimeters to half a millimeter leaves an uncertainty of half a millimeter. Reading a circumference of 90 millimeters with the same error leaves only a third of that, because you divide by π. Measuring the length is more accurate, and there are two ways to do it.</p><ul><li><strong>If you can destroy the ring:</strong> cut it square, lay it straight without pulling, and read its length. This is the circumference through the middle of the rubber: π × (inside diameter + section).</li><li><strong>If you cannot:</strong> lay a thread once around the outside, mark where it meets, and measure the thread. This is π × (inside diameter + 2 sections).</li></ul>',
    }),
    block('Image Content Blocks', {
      id: 'tools',
      heading: 'Simple methods',
      items: [
        {
          image: '/drawings/tolerance-band.svg',
          title: 'Stack for the section',
          content: '<p>Total height ÷ number of rings. Do not press; rubber compresses easily.</p>',
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
          content: '<p>The shank that the ring just fits without stretch gives its inside diameter.</p>',
          btnTitle: 'Micro O-rings',
          btnLink: '/micro-o-rings',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example',
      content:
        '<p>A ring from a pump cover. Five spares from the same bag have a stack height of 17.5 mm: cross-section 3.5 mm. One is cut and measures 89.5 mm.</p><ol><li>89.5 ÷ π = 28.49 mm, the diameter through the middle of the rubber.</li><li>28.49 − 3.5 = 24.99 mm inside diameter.</li><li>Had the length been read as 89 or 90 mm, the result would be 24.83 or 25.15 mm. That is the uncertainty: ±0.16 mm.</li></ol><p>Several standard sizes are within this range once ring tolerances are included:</p>',
    }),
    block('Data Table', {
      caption: 'Standard sizes near 24.99 × 3.5 mm',
      asWritten: true,
      head: head('Size', numeric('ID, mm'), numeric('Section, mm'), numeric('Cut length, mm'), 'Likely in'),
      rows: [
        row(['AS568-214', '/shop/orings?size=AS568-214'], '24.99', '3.53', '89.60', 'Machines drawn in inches'),
        row(['25 × 3.5', '/shop/orings?size=25X3.5'], '25.00', '3.50', '89.54', 'European machines'),
        row(['JIS P25', '/shop/orings?size=P25'], '24.70', '3.50', '88.59', 'Japanese machines'),
      ],
      note: 'AS568-214 has tolerances of ±0.25 mm in inside diameter and ±0.10 mm in cross-section; we have none on file for the others.',
    }),
    block('Content Subheader', {
      id: 'decide',
      heading: 'What a ruler cannot tell',
      content:
        '<p>The first two sizes differ by a hundredth of a millimeter and are interchangeable in nearly every static groove. P25 is a millimeter shorter when cut, which a careful reading shows. To choose between the others, consider where the machine was built, then the groove. If the bore is 31.75 mm, an inch drawing is likely: that is 1.250 in. The <a href="/as568-sizing-chart">AS568</a>, <a href="/jis-sizing-chart">JIS</a> and <a href="/metric-o-ring-table">metric</a> tables help you compare.</p>',
    }),
    block('List', {
      id: 'traps',
      heading: 'Four common mistakes',
      style: 'minus_bullet',
      items: texts(
        'Measuring a used ring. It is flattened and swollen or shrunk; measure a spare, or the groove.',
        'Measuring it warm from the machine. Rubber expands more than ten times as much as steel.',
        'Pulling it straight. One percent of stretch is nearly a millimeter in this example.',
        'Averaging thick and thin places. Read across the mold line and along it, and note both.',
      ),
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        link('RMA tolerances', '/rma-tolerances'),
        link('Reading an O-ring part number', '/blog/reading-a-part-number'),
        link('Reverse engineering', '/reverse-engineering'),
        link('Custom O-rings', '/custom-o-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Enter your reading',
      content: 'Enter it as a range. The list shows every size within it, from all three standards.',
      actions: [
        primary('Sizes from 24.8 to 25.2 mm', '/shop/orings?id_low=24.8&id_high=25.2&cs_low=3.4&cs_high=3.7'),
        link('Ask an engineer', '/engineering-services'),
      ],
    }),
  ],
});
