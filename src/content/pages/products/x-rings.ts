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
      lead: 'Four lobes in place of one round section. Two lobes touch each wall and hold lubricant between them, so the ring slides with less friction and does not twist in its groove.',
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
            '<p>Two narrow contact bands reach sealing stress with less squeeze than one wide band. Less squeeze means less friction, heat and set.</p>',
        },
        {
          heading: 'Stability',
          content:
            '<p>A round ring can roll along a rod until it twists into a spiral. A lobed ring slides. See <a href="/blog/why-o-rings-roll">Why O-rings roll</a>.</p>',
        },
        {
          heading: 'Mold line',
          content:
            '<p>The flash is in the valley between lobes, away from the sealing contact. On an O-ring it may run across it.</p>',
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
            { text: 'Static joints in which O-rings twist' },
            { text: 'Both pressure directions: the section is symmetrical' },
          ],
        },
        {
          heading: 'Do not use it if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'An O-ring works in the static joint' },
            { text: 'The groove was made for an O-ring and cannot be changed: squeeze would be too high' },
            { text: 'Speed, dry running or heat are too much for rubber: see cap seals' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'sizes',
      heading: 'Sizes and grooves',
      content:
        '<p>Inside diameters and cross-sections follow the AS568 dash numbers, so an X-ring is ordered like the O-ring it replaces. The groove keeps its width but is deeper, because an X-ring needs less squeeze. We have no published groove depths for X-rings; send rod or bore diameter, clearance and dash number, and we calculate the depth with the quote.</p>',
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
      heading: 'Questions about X-rings',
      items: [
        {
          question: 'Can I test one in an O-ring gland?',
          answer: '<p>Yes. It seals, but with too much friction, so the test says little about life.</p>',
        },
        {
          question: 'Does it need a backup ring?',
          answer:
            '<p>Under the same conditions as an O-ring: pressure, gap, hardness. The widths for one and two <a href="/backup-rings">backup rings</a> also apply.</p>',
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
      content: 'With stroke, speed and medium, we can tell whether an X-ring will outlast an O-ring.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Abrasion-resistant O-rings', url: '/shop/orings?subtype=abrasion-resistant' },
      ],
    }),
  ],
});
