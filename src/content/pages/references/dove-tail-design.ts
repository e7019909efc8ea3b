import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dove-tail-design',
  title: 'Dovetail groove design for captive O-rings',
  description:
    'Dovetail and half dovetail O-ring grooves with depth, mouth width and radii per section, and when holding the ring is worth the machining.',
  image: '/drawings/dovetail-gland.svg',
  blocks: [
    block('Content Header', {
      heading: 'Dovetail groove design',
      lead: 'A dovetail is narrower at its mouth than at its floor. The ring snaps in and stays when the door opens, the lid hangs overhead or the valve lifts.',
      actions: [
        { label: 'Shop FFKM for chambers', url: '/shop/orings?material=ffkm', priority: 'primary' },
        { label: 'Ask for a groove check', url: '/engineering-services' },
      ],
      image: '/drawings/dovetail-gland.svg',
      altText: 'Dovetail gland: mouth width G, depth L, wall angle and radii',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'when',
      heading: 'Worth its price or not',
      columns: [
        {
          heading: 'Take it for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Chamber doors, lids and slit valves that open often.' },
            { text: 'Grooves that face down, where a loose ring would drop while the parts close.' },
            { text: 'Vented or pulsed covers that would suck a ring out of a straight groove.' },
          ],
        },
        {
          heading: 'Leave it for',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Joints that are closed once and stay so: a rectangular groove costs a fraction.' },
            { text: 'Sections under 1.78 mm; the tool breaks before the angle is cut.' },
            { text: 'Media that swell rubber: there is nearly no room to grow into.' },
          ],
        },
      ],
    }),
    block('Gland Table', { id: 'full', heading: 'Full dovetail', application: 'dovetail' }),
    block('Gland Table', { id: 'half', heading: 'Half dovetail', application: 'half_dovetail' }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Does the ring fit the volume?',
      content:
        '<p>Take the 3.53 mm section in a full dovetail. Mid-tolerance depth is 2.84 mm, mouth 2.92 mm, and both walls lean 24°. The area between them is depth × (mouth + depth × tan 24°) = 2.84 × (2.92 + 1.27) = 11.91 mm². The ring’s own section is 9.79 mm², so it fills 82% before the mouth and floor radii take their share. Squeeze is 19.4%.</p><p>The mouth of 2.92 mm against a 3.53 mm ring means that it is pressed in by 17% of its thickness. A little lubricant that suits the process, and pressing at four opposite points first, keep it from twisting. In vacuum chambers press dry.</p>',
    }),
    block('List', {
      id: 'cutting',
      heading: 'Cutting it',
      style: 'bullets',
      items: [
        { text: 'Rough with a straight cutter to full depth, then form each wall with an angle cutter.' },
        { text: 'Blend the mouth radius by hand stone, not by file: a nick there cuts every ring that follows.' },
        { text: 'Leave one round entry pocket only if the drawing calls for it; it is a place without squeeze.' },
        { text: 'Measure over two pins. The sharp-corner width of the table does not exist on the finished part.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about captive rings',
      items: [
        {
          question: 'Which ring diameter do I order?',
          answer:
            '<p>Use the centerline: the mean diameter of the groove minus one section, rounded down to the next size. A ring 1–2% short is pulled against the inner wall and does not buckle.</p>',
        },
        {
          question: 'Is a half dovetail good enough?',
          answer:
            '<p>For rings that only have to stay put in a horizontal face, yes. It holds on one side, so removal is easier and less of the cutter’s path is undercut.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Vacuum, plasma or steam-in-place behind the door? Send pressure, medium, temperature and how often it opens. The groove and the compound are then chosen together.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=ffkm',
      links: [
        { label: 'Face seal design', url: '/face-seal-design' },
        { label: 'Semiconductor products', url: '/semiconductor-products-and-services' },
        { label: 'Gas permeability', url: '/permeability' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Clean compounds for doors and lids',
      content: 'Perfluoroelastomer and fluorocarbon rings by size, with stock and price steps.',
      actions: [
        { label: 'Shop FKM rings', url: '/shop/orings?material=fkm', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
