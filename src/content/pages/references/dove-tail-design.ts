import { block, definePage } from '../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/dove-tail-design',
  title: 'Dovetail groove design for captive O-rings',
  description:
    'Dovetail and half dovetail O-ring grooves with depth, mouth width and radii per section, and when a captive ring is worth the machining.',
  blocks: [
    block('Content Header', {
      heading: 'Dovetail groove design',
      lead: 'A dovetail is narrower at its mouth than at its floor. The ring snaps in and stays in place when a door, lid or valve opens.',
      actions: [
        primary('Shop FFKM for chambers', '/shop/orings?material=ffkm'),
        link('Ask for a groove check', '/engineering-services'),
        link('Gland designer', '/tools/gland-designer?kind=dovetail'),
      ],
      image: '/drawings/dovetail-gland.svg',
      altText: 'Dovetail gland: mouth width G, depth L, wall angle and radii',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use a dovetail',
      columns: [
        plusPoints('Suited to', [
          'Chamber doors, lids and slit valves that open often.',
          'Grooves that face down, where a loose ring would drop while the parts close.',
          'Vented or pulsed covers that would pull a ring out of a straight groove.',
        ]),
        minusPoints('Not suited to', [
          'Joints that stay closed: a rectangular groove costs a fraction.',
          'Cross-sections under 1.78 mm, for which the cutters are too thin.',
          'Media that swell rubber: there is almost no room for it.',
        ]),
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
      items: texts(
        'Rough with a straight cutter to full depth, then form each wall with an angle cutter.',
        'Blend the mouth radius with a hand stone, not a file: a nick there cuts every ring.',
        'Add an entry pocket only if the drawing calls for it; the ring has no squeeze there.',
        'Measure over two pins. The sharp-corner width of the table cannot be measured on the finished part.',
      ),
    }),
    faq('Questions about dovetail grooves', {
      'Which ring diameter do I order?':
        '<p>Use the centerline: the mean diameter of the groove minus one section, rounded down to the next size. A ring 1–2% smaller lies against the inner wall and does not buckle.</p>',
      'Is a half dovetail good enough?':
        '<p>For rings in horizontal faces, yes. It holds on one side only, so removal and machining are easier.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Vacuum, plasma or steam-in-place behind the door? Send pressure, medium, temperature and how often it opens. We choose groove and compound together.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=ffkm',
      groove: 'dovetail',
      links: [
        link('Face seal design', '/face-seal-design'),
        link('Semiconductor products', '/semiconductor-products-and-services'),
        link('Gas permeability', '/permeability'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Clean compounds for doors and lids',
      content: 'Perfluoroelastomer and fluorocarbon rings by size, with stock and price breaks.',
      actions: [primary('Shop FKM rings', '/shop/orings?material=fkm'), link('Request a quote', '/request-a-quote')],
    }),
  ],
});
