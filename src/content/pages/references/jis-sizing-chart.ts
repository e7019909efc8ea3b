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
      lead: 'Japanese sizes name the job first: P for moving seals, G for fixed ones, V for vacuum flanges, S for slim grooves. The number is close to a shaft, bore or flange diameter in millimeters.',
      actions: [
        { label: 'Shop JIS sizes', url: '/shop/orings?search=JIS', priority: 'primary' },
        { label: 'Metric table', url: '/metric-o-ring-table' },
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
      caption: 'Sections of each series, as they stand on file',
      head: [{ text: 'Series' }, { text: 'Meant for' }, { text: 'Sections, mm' }, { text: 'Sizes', numeric: true }],
      rows: [
        {
          cells: [
            { text: 'P' },
            { text: 'Rods and pistons, moving or fixed' },
            { text: '1.90, 2.40, 3.50, 5.70, 8.40' },
            { text: '194' },
          ],
        },
        { cells: [{ text: 'G' }, { text: 'Fixed joints' }, { text: '3.10, 5.70' }, { text: '100' }] },
        { cells: [{ text: 'V' }, { text: 'Vacuum flanges' }, { text: '4.00, 6.00, 10.00' }, { text: '26' }] },
        { cells: [{ text: 'S' }, { text: 'Slim grooves, fixed' }, { text: '1.50, 2.00' }, { text: '66' }] },
      ],
      note: 'A letter A behind the number, as in P22A, marks the thicker of two rings that share a number at the border between sections.',
    }),
    block('Size Chart', { id: 'sizes', heading: 'Find a JIS size', standard: 'japanese' }),
    block('Content Subheader', {
      id: 'status',
      heading: 'What the status column says',
      content:
        '<p>194 sizes of the P, G and V series stand in JIS B 2401. Another 126 continue P and G upwards or between the listed diameters by the same rule; catalogs carry them, the standard does not. The 66 slim rings come from a maker standard that became common in Japanese equipment. If a drawing calls for conformity to JIS B 2401, choose rows with exactly that status.</p><p>The number is nominal, not the hole of the ring: P10 measures 9.80 mm inside, because rings of this system sit on their shaft with a small stretch. G25 measures 24.40 mm. Compare with the columns, never with the name. No JIS tolerances are on file here; send the size and we will answer with the limits of the compound.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Asked about Japanese sizes',
      items: [
        {
          question: 'Can P and G rings replace each other?',
          answer:
            '<p>Seldom. At number 50 a G ring is 3.10 mm thick and a P ring 5.70 mm; at 200 it is 5.70 against 8.40 mm. Only around number 150 do the sections meet, and then the holes still differ. Match both columns before swapping.</p>',
        },
        {
          question: 'Which American size is nearest?',
          answer:
            '<p>Type the inside diameter into the <a href="/as568-sizing-chart">AS568 chart</a>. The section rarely agrees: 3.50 against 3.53 mm is close enough to discuss, 2.40 against 2.62 mm is not.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Servicing Japanese machinery with unreadable part lists? A photograph of the groove, two calipered figures and the fluid are enough for an engineer to name the ring.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=JIS',
      links: [
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
        { label: 'Parker series 5-xxx O-ring sizes', url: '/parker-series-5-xxx-o-ring-sizes' },
        { label: 'General groove design', url: '/general-groove-design' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for Japanese equipment',
      content: 'Filter JIS sizes by material, hardness and stock, or send a list and get it priced line by line.',
      actions: [
        { label: 'Nitrile JIS rings', url: '/shop/orings?search=JIS&material=nbr', priority: 'primary' },
        { label: 'Send a list', url: '/request-a-quote' },
      ],
    }),
  ],
});
