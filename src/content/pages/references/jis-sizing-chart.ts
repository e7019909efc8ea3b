import { block, definePage } from '../../define-page.ts';
import { faq, head, link, numeric, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/jis-sizing-chart',
  title: 'JIS B 2401 sizing chart: P, G, V and S series',
  description:
    '386 Japanese O-ring sizes with inside diameter and section in mm and inches, marked by status: in JIS B 2401, extended, or maker standard.',
  blocks: [
    block('Content Header', {
      heading: 'JIS sizing chart',
      lead: 'The letter gives the use: P for moving seals, G for static ones, V for vacuum flanges, S for slim grooves. The number is close to a shaft, bore or flange diameter in millimeters.',
      actions: [
        primary('Shop JIS sizes', '/shop/orings?search=JIS'),
        link('Metric table', '/metric-o-ring-table'),
        link('Find a measured ring', '/tools/size-finder'),
      ],
      image: '/drawings/o-ring.svg',
      altText: 'O-ring in plan with its cut section',
    }),
    block('Table of Contents', {
      heading: 'Series',
      items: [
        link('The four letters', '#letters'),
        link('Find a size', '#sizes'),
        link('P series', '#series-p'),
        link('G series', '#series-g'),
        link('V series', '#series-v'),
        link('S series', '#series-s'),
        link('Questions', '#questions'),
      ],
    }),
    block('Data Table', {
      id: 'letters',
      heading: 'The four letters',
      caption: 'Cross-sections of each series',
      head: head('Series', 'Meant for', 'Sections, mm', numeric('Sizes')),
      rows: [
        row('P', 'Rods and pistons, moving or static', '1.90, 2.40, 3.50, 5.70, 8.40', '194'),
        row('G', 'Static joints', '3.10, 5.70', '100'),
        row('V', 'Vacuum flanges', '4.00, 6.00, 10.00', '26'),
        row('S', 'Slim grooves, static', '1.50, 2.00', '66'),
      ],
      note: 'An A after the number, as in P22A, marks the thicker of two rings with the same number.',
    }),
    block('Size Chart', { id: 'sizes', heading: 'Find a JIS size', standard: 'japanese' }),
    block('Content Subheader', {
      id: 'status',
      heading: 'The status column',
      content:
        '<p>JIS B 2401 has 194 sizes of the P, G and V series. Another 126 extend P and G by the same rule, above and between the listed diameters; they are in catalogs, not in the standard. The 66 slim rings come from a manufacturer standard that is common in Japanese equipment. If a drawing calls for conformity to JIS B 2401, choose rows with that status.</p><p>The number is nominal: P10 has an inside diameter of 9.80 mm, because these rings are slightly stretched on the shaft, and G25 has 24.40 mm. Compare dimensions, not names. We have no JIS tolerances on file; send the size, and we state the limits for the compound.</p>',
    }),
    faq('Questions about JIS sizes', {
      'Are P and G rings interchangeable?':
        '<p>Rarely. At number 50 a G ring is 3.10 mm thick and a P ring 5.70 mm; at number 200 they have 5.70 and 8.40 mm. Only around number 150 are the cross-sections equal, but the inside diameters still differ. Compare both dimensions.</p>',
      'Which American size is nearest?':
        '<p>Type the inside diameter into the <a href="/as568-sizing-chart">AS568 chart</a>. The cross-sections rarely match: 3.50 and 3.53 mm are close, 2.40 and 2.62 mm are not.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Servicing Japanese machinery without a parts list? A photo of the groove, two dimensions and the fluid are enough to identify the ring.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=JIS',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('Parker series 5-xxx O-ring sizes', '/parker-series-5-xxx-o-ring-sizes'),
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('General groove design', '/general-groove-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for Japanese equipment',
      content: 'Filter JIS sizes by material, hardness and stock, or send a list for a quote.',
      actions: [
        primary('Nitrile JIS rings', '/shop/orings?search=JIS&material=nbr'),
        link('Send a list', '/request-a-quote'),
      ],
    }),
  ],
});
