import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/jis-sizing-chart',
  title: 'JIS B 2401 sizing chart: P, G, V and S series',
  description:
    '386 Japanese O-ring sizes with inside diameter and section in mm and inches, marked by status: in JIS B 2401, extended, or maker standard.',
  image: '/drawings/o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'JIS sizing chart',
      lead: 'The letter gives the use: P for moving seals, G for static ones, V for vacuum flanges, S for slim grooves. The number is close to a shaft, bore or flange diameter in millimeters.',
      actions: [
        { label: 'Shop JIS sizes', url: '/shop/orings?search=JIS', priority: 'primary' },
        { label: 'Metric table', url: '/metric-o-ring-table' },
        { label: 'Find a measured ring', url: '/tools/size-finder' },
      ],
      image: '/drawings/o-ring.svg',
      altText: 'O-ring in plan with its cut section',
    }),
    block('Table of Contents', {
      heading: 'Series',
      items: [
        { label: 'The four letters', url: '#letters' },
        { label: 'Find a size', url: '#sizes' },
        { label: 'P series', url: '#series-p' },
        { label: 'G series', url: '#series-g' },
        { label: 'V series', url: '#series-v' },
        { label: 'S series', url: '#series-s' },
        { label: 'Questions', url: '#questions' },
      ],
    }),
    block('Data Table', {
      id: 'letters',
      heading: 'The four letters',
      caption: 'Cross-sections of each series',
      head: [{ text: 'Series' }, { text: 'Meant for' }, { text: 'Sections, mm' }, { text: 'Sizes', numeric: true }],
      rows: [
        {
          cells: [
            { text: 'P' },
            { text: 'Rods and pistons, moving or static' },
            { text: '1.90, 2.40, 3.50, 5.70, 8.40' },
            { text: '194' },
          ],
        },
        { cells: [{ text: 'G' }, { text: 'Static joints' }, { text: '3.10, 5.70' }, { text: '100' }] },
        { cells: [{ text: 'V' }, { text: 'Vacuum flanges' }, { text: '4.00, 6.00, 10.00' }, { text: '26' }] },
        { cells: [{ text: 'S' }, { text: 'Slim grooves, static' }, { text: '1.50, 2.00' }, { text: '66' }] },
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
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about JIS sizes',
      items: [
        {
          question: 'Are P and G rings interchangeable?',
          answer:
            '<p>Rarely. At number 50 a G ring is 3.10 mm thick and a P ring 5.70 mm; at number 200 they have 5.70 and 8.40 mm. Only around number 150 are the cross-sections equal, but the inside diameters still differ. Compare both dimensions.</p>',
        },
        {
          question: 'Which American size is nearest?',
          answer:
            '<p>Type the inside diameter into the <a href="/as568-sizing-chart">AS568 chart</a>. The cross-sections rarely match: 3.50 and 3.53 mm are close, 2.40 and 2.62 mm are not.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Servicing Japanese machinery without a parts list? A photo of the groove, two dimensions and the fluid are enough to identify the ring.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=JIS',
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
        { label: 'Parker series 5-xxx O-ring sizes', url: '/parker-series-5-xxx-o-ring-sizes' },
        { label: 'JIS B 2401-2 groove chart', url: '/jis-b-2401-2-groove-chart' },
        { label: 'General groove design', url: '/general-groove-design' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for Japanese equipment',
      content: 'Filter JIS sizes by material, hardness and stock, or send a list for a quote.',
      actions: [
        { label: 'Nitrile JIS rings', url: '/shop/orings?search=JIS&material=nbr', priority: 'primary' },
        { label: 'Send a list', url: '/request-a-quote' },
      ],
    }),
  ],
});
