import { block, definePage } from '../../define-page.ts';
import { columns, head, link, numeric, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/stretch-squeeze-and-fill',
  title: 'Stretch, squeeze and fill, worked through',
  description:
    'One piston groove for AS568-214 in a 31.75 mm bore, calculated step by step: stretch thins the ring, tolerances change squeeze, swelling needs room.',
  date: '2026-09-03',
  blocks: [
    block('Content Header', {
      heading: 'Stretch, squeeze and fill',
      lead: 'Three percentages describe an O-ring in its groove, and each affects the other two. Here they are calculated for one piston, first at nominal size, then at the limits of tolerance.',
      actions: [
        primary('AS568-214 in the store', '/shop/orings?size=AS568-214'),
        link('General groove design', '/general-groove-design'),
      ],
      image: '/drawings/squeeze-stretch-fill.svg',
    }),
    block('Content Subheader', {
      id: 'task',
      heading: 'The task',
      content:
        '<p>A plug in a bore of 31.75 mm (1.250 in), static, oil. The groove is in the plug. The cross-section is 3.53 mm. The table for <a href="/static-rod-piston-design">static pistons</a> gives a gland depth of 2.82 to 2.87 mm and a width of 4.75 to 4.88 mm. Gland depth is measured from groove floor to bore wall, including clearance, so at mid tolerance the groove diameter is</p><p>31.75 − 2 × 2.845 = <strong>26.06 mm</strong>.</p>',
    }),
    block('Data Table', {
      id: 'stretch',
      heading: 'Stretch decides the size',
      caption: 'Three sizes on a groove floor of 26.06 mm',
      asWritten: true,
      head: head('Size', numeric('ID, mm'), numeric('Stretch'), 'Result'),
      rows: [
        row('AS568-213', '23.39', '11.4%', 'Too tight: thin, ages faster'),
        row('AS568-214', '24.99', '4.3%', 'Inside the usual 0–5%'),
        row('AS568-215', '26.57', '−1.9%', 'Loose: pinched during assembly'),
      ],
      note: 'Stretch = (floor diameter − inside diameter) ÷ inside diameter.',
    }),
    block('Content Subheader', {
      id: 'thin',
      heading: 'Stretch makes the ring thinner',
      content:
        '<p>Rubber keeps its volume. A stretched ring becomes thinner, by about the square root of the ratio. The mean diameter grows from 24.99 + 3.53 = 28.52 mm to 26.06 + 3.47 = 29.53 mm, so</p><p>3.53 × √(28.52 ÷ 29.53) = <strong>3.47 mm</strong>.</p><p>Six hundredths of a millimeter are nearly a tenth of the squeeze.</p>',
    }),
    block('Content Subheader', {
      id: 'squeeze',
      heading: 'Squeeze, with and without stretch',
      content:
        '<p>From the free cross-section: (3.53 − 2.845) ÷ 3.53 = 19.4%. This is the figure in tables. From the stretched cross-section: (3.47 − 2.845) ÷ 3.47 = 18.0%. Both are well inside the usual 5–30% for static radial seals. At 4% of stretch the correction is small; at about 10%, with a ring that is too small, it would be much larger, which is another reason against the smaller size.</p>',
    }),
    block('Content Subheader', {
      id: 'fill',
      heading: 'Fill, and room to swell',
      content:
        '<p>The stretched ring has a cross-sectional area of 9.45 mm². The groove offers 2.845 × 4.813 = 13.69 mm². Fill is 69.0%, where 65–85% is usual. If the oil swells the rubber by 10% of its volume, fill rises to 75.9%, which still leaves room. Rubber does not compress: a groove that is full at working temperature pushes the parts apart or shears the ring.</p>',
    }),
    block('Data Table', {
      id: 'worst',
      heading: 'At the limits of tolerance',
      caption: 'All tolerances at once, ring and gland, bore at nominal size',
      asWritten: true,
      head: head(
        'Case',
        numeric('Section on the floor, mm'),
        numeric('Stretch'),
        numeric('Squeeze'),
        numeric('Fill'),
        numeric('Fill, 10% swell'),
      ),
      rows: [
        row('Small ring, deep and wide groove', '3.36', '5.1%', '14.5%', '63.3%', '69.6%'),
        row('Everything nominal', '3.47', '4.3%', '18.0%', '69.0%', '75.9%'),
        row('Large ring, shallow and narrow groove', '3.58', '3.4%', '21.3%', '75.2%', '82.7%'),
      ],
      note: 'Ring 24.99 ±0.25 mm by 3.53 ±0.10 mm; depth 2.82–2.87 mm, width 4.75–4.88 mm. Squeeze refers to the stretched section.',
    }),
    block('Column Content', {
      id: 'lessons',
      heading: 'What this shows',
      columns: columns({
        'Squeeze varies':
          '<p>From 14.5 to 21.3% in the same design, with parts that all pass inspection. A groove designed for 10% nominal would be at risk at the lower limit.</p>',
        'Cross-section matters most':
          '<p>Most of the variation comes from ±0.10 mm on the rubber, not from the metal. On a thicker ring it matters less.</p>',
        'Fill has reserve':
          '<p>Even the highest fill leaves room for 10% swell. At 30% hardly any would be left: 75.2% × 1.3 is 97.8%.</p>',
      }),
    }),
    block('Content Subheader', {
      id: 'turn',
      heading: 'Other grooves',
      content:
        '<p>A face seal has almost no stretch; the outer or inner wall of the groove locates the ring, as <a href="/face-seal-design">face seal design</a> shows. In a rod gland the ring lies in the housing, slightly compressed, which makes it thicker. For moving parts, depth is larger and squeeze smaller: see the <a href="/dynamic-rod-piston-design">dynamic table</a>. The formulas are the same.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?size=AS568-214',
      links: [
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Face seal groove design', '/face-seal-design'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have your groove checked',
      content: 'Send bore, groove and fluid. Or order the ring of this example, in 70 or 75 Shore A.',
      actions: [
        primary('FKM 214, medium hardness', '/shop/orings?size=AS568-214&material=fkm&durometer=medium'),
        link('Gland review', '/engineering-services'),
      ],
    }),
  ],
});
