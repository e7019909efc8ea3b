import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/x-rings',
  title: 'X-rings: four-lobed seals for moving parts',
  description:
    'X-rings have four lobes, need less squeeze than an O-ring and do not roll: sizes, grooves, materials and where an O-ring is the better choice.',
  image: '/drawings/x-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'X-rings',
      lead: 'Four lobes in place of one round section. Two touch each wall and hold lubricant between them, so the ring slides with less friction and does not twist in its groove.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'X-ring or O-ring?', url: '/blog/x-ring-or-o-ring' },
      ],
      image: '/drawings/x-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'how',
      heading: 'What the shape changes',
      columns: [
        {
          heading: 'Squeeze',
          content:
            '<p>Two small contact bands reach their sealing stress with less compression than one wide one. Less compression means less friction, heat and set.</p>',
        },
        {
          heading: 'Stability',
          content:
            '<p>A round ring can roll along a rod until it winds itself into a spiral. The lobed section stands on four feet; it slides. <a href="/blog/why-o-rings-roll">Why O-rings roll</a> tells the rest.</p>',
        },
        {
          heading: 'Mold line',
          content:
            '<p>Flash lies in the valley between lobes, away from the sealing faces. On an O-ring it may run right through the contact.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where to use it',
      columns: [
        {
          heading: 'Use it for',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Rods and pistons that reciprocate in short, frequent strokes' },
            { text: 'Slow rotary shafts and valve spools' },
            { text: 'Static joints in which the O-ring came out twisted' },
            { text: 'Both pressure directions: the section is symmetrical' },
          ],
        },
        {
          heading: 'Skip it when',
          bulletType: 'minus_bullet',
          points: [
            { text: 'A standing joint works with an O-ring already' },
            { text: 'The groove is cut for an O-ring and cannot change: squeeze will be too high' },
            { text: 'Speed, dry running or heat exceed rubber: see cap seals' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'sizes',
      heading: 'Sizes and grooves',
      content:
        '<p>Inside diameters and sections follow the AS568 dash numbers, so an X-ring is ordered as the O-ring it replaces. The groove keeps its width and becomes deeper, because less squeeze is wanted. Groove depths for lobed sections are not on file here; give us rod or bore, the clearance and the dash number, and the depth is calculated with the quote.</p>',
    }),
    block('Data Table', {
      id: 'materials',
      caption: 'Rubbers molded as X-rings, with typical limits',
      head: [
        { text: 'Rubber' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Typical place' },
      ],
      rows: [
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: 'Hydraulic and pneumatic cylinders' },
          ],
        },
        {
          cells: [
            { text: 'HNBR', url: '/hnbr' },
            { text: '−40 °C' },
            { text: '150 °C' },
            { text: 'Hot oil, abrasion, refrigerant compressors' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: '−54 °C' },
            { text: '150 °C' },
            { text: 'Water valves, glycol brake fluid' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'Fuel and hot oil' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Asked about X-rings',
      items: [
        {
          question: 'Can I drop one into an O-ring gland for a test?',
          answer:
            '<p>As a test, yes. It will seal, with more friction than it should have, and the result says little about life.</p>',
        },
        {
          question: 'Does it need a backup ring?',
          answer:
            '<p>For the same reasons as an O-ring: pressure, gap, hardness. The widths for one and two <a href="/backup-rings">backup rings</a> apply unchanged.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=hnbr',
      links: [
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
        { label: 'Dynamic rotary design', url: '/dynamic-rotary-design' },
        { label: 'T-seals', url: '/t-seals' },
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'HNBR O-rings', url: '/shop/orings?material=hnbr' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the dash number',
      content:
        'With the stroke, speed and medium beside it, we can say whether four lobes will outlast one round section.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Abrasion-resistant O-rings', url: '/shop/orings?subtype=abrasion-resistant' },
      ],
    }),
  ],
});
