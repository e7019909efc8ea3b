import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dove-tail-design',
  title: 'Dovetail groove design for captive O-rings',
  description:
    'Dovetail and half dovetail O-ring grooves with depth, mouth width and radii per section, and when a captive ring is worth the machining.',
  image: '/drawings/dovetail-gland.svg',
  blocks: [
    block('Content Header', {
      heading: 'Dovetail groove design',
      lead: 'A dovetail is narrower at its mouth than at its floor. The ring snaps in and stays in place when a door, lid or valve opens.',
      actions: [
        { label: 'Shop FFKM for chambers', url: '/shop/orings?material=ffkm', priority: 'primary' },
        { label: 'Ask for a groove check', url: '/engineering-services' },
        { label: 'Gland designer', url: '/tools/gland-designer?kind=dovetail' },
      ],
      image: '/drawings/dovetail-gland.svg',
      altText: 'Dovetail gland: mouth width G, depth L, wall angle and radii',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'when',
      heading: 'When to use a dovetail',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Chamber doors, lids and slit valves that open often.' },
            { text: 'Grooves that face down, where a loose ring would drop while the parts close.' },
            { text: 'Vented or pulsed covers that would pull a ring out of a straight groove.' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Joints that stay closed: a rectangular groove costs a fraction.' },
            { text: 'Cross-sections under 1.78 mm, for which the cutters are too thin.' },
            { text: 'Media that swell rubber: there is almost no room for it.' },
          ],
        },
      ],
    }),
    block('Gland Table', { id: 'full', heading: 'Full dovetail', application: 'dovetail' }),
    block('Gland Table', { id: 'half', heading: 'Half dovetail', application: 'half_dovetail' }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: fill',
      content:
        '<p>A cross-section of 3.53 mm in a full dovetail. Mid-tolerance depth is 2.84 mm, mouth 2.92 mm, and both walls lean 24°. The area between them is depth × (mouth + depth × tan 24°) = 2.84 × (2.92 + 1.27) = 11.91 mm². The area of the ring is 9.79 mm², so it fills 82%, not counting the mouth and floor radii. Squeeze is 19.4%.</p><p>Through the 2.92 mm mouth, the 3.53 mm ring is compressed by 17%. To keep it from twisting, use a little lubricant that suits the process and press it in at four opposite points first. In vacuum chambers, install it dry.</p>',
    }),
    block('List', {
      id: 'cutting',
      heading: 'Machining',
      style: 'bullets',
      items: [
        { text: 'Rough with a straight cutter to full depth, then form each wall with an angle cutter.' },
        { text: 'Blend the mouth radius with a hand stone, not a file: a nick there cuts every ring.' },
        { text: 'Add an entry pocket only if the drawing calls for it; the ring has no squeeze there.' },
        { text: 'Measure over two pins. The sharp-corner width of the table cannot be measured on the finished part.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about dovetail grooves',
      items: [
        {
          question: 'Which ring diameter do I order?',
          answer:
            '<p>Use the centerline: the mean diameter of the groove minus one section, rounded down to the next size. A ring 1–2% smaller lies against the inner wall and does not buckle.</p>',
        },
        {
          question: 'Is a half dovetail good enough?',
          answer:
            '<p>For rings in horizontal faces, yes. It holds on one side only, so removal and machining are easier.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Vacuum, plasma or steam-in-place behind the door? Send pressure, medium, temperature and how often it opens. We choose groove and compound together.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=ffkm',
      groove: 'dovetail',
      links: [
        { label: 'Face seal design', url: '/face-seal-design' },
        { label: 'Semiconductor products', url: '/semiconductor-products-and-services' },
        { label: 'Gas permeability', url: '/permeability' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Clean compounds for doors and lids',
      content: 'Perfluoroelastomer and fluorocarbon rings by size, with stock and price breaks.',
      actions: [
        { label: 'Shop FKM rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
