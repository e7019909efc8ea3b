import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/x-rings',
  title: 'X-rings: four-lobed seals for moving parts',
  description:
    'X-rings have four lobes, need less squeeze than an O-ring and do not roll: sizes, grooves, materials and where an O-ring is the better choice.',
  blocks: [
    block('Content Header', {
      heading: 'X-rings',
      lead: 'Four lobes in place of one round section. Two lobes touch each wall and hold lubricant between them, so the ring slides with less friction and does not twist in its groove.',
      actions: [primary('Request a quote', '/request-a-quote'), link('X-ring or O-ring?', '/blog/x-ring-or-o-ring')],
      image: '/drawings/x-ring.svg',
    }),
    block('Column Content', {
      id: 'how',
      heading: 'What the shape changes',
      columns: columns({
        Squeeze:
          '<p>Two narrow contact bands reach sealing stress with less squeeze than one wide band. Less squeeze means less friction, heat and set.</p>',
        Stability:
          '<p>A round ring can roll along a rod until it twists into a spiral. A lobed ring slides. See <a href="/blog/why-o-rings-roll">Why O-rings roll</a>.</p>',
        'Mold line':
          '<p>The flash is in the valley between lobes, away from the sealing contact. On an O-ring it may run across it.</p>',
      }),
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Where to use it',
      columns: [
        plusPoints('Use it for', [
          'Rods and pistons that reciprocate in short, frequent strokes',
          'Slow rotary shafts and valve spools',
          'Static joints in which O-rings twist',
          'Both pressure directions: the section is symmetrical',
        ]),
        minusPoints('Do not use it if', [
          'An O-ring works in the static joint',
          'The groove was made for an O-ring and cannot be changed: squeeze would be too high',
          'Speed, dry running or heat are too much for rubber: see cap seals',
        ]),
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
      head: head('Rubber', numeric('Low'), numeric('High'), 'Typical place'),
      rows: [
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', 'Hydraulic and pneumatic cylinders'),
        row(['HNBR', '/hnbr'], '−40 °C', '150 °C', 'Hot oil, abrasion, refrigerant compressors'),
        row(['EPDM', '/epdm'], '−54 °C', '150 °C', 'Water valves, glycol brake fluid'),
        row(['FKM', '/fkm-fluorocarbon'], '−20 °C', '204 °C', 'Fuel and hot oil'),
      ],
    }),
    faq('Questions about X-rings', {
      'Can I test one in an O-ring gland?':
        '<p>Yes. It seals, but with too much friction, so the test says little about life.</p>',
      'Does it need a backup ring?':
        '<p>Under the same conditions as an O-ring: pressure, gap, hardness. The widths for one and two <a href="/backup-rings">backup rings</a> also apply.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=hnbr',
      links: [
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
        link('T-seals', '/t-seals'),
        link('Cap seals', '/cap-seals'),
        link('HNBR O-rings', '/shop/orings?material=hnbr'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send the dash number',
      content: 'With stroke, speed and medium, we can tell whether an X-ring will outlast an O-ring.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Abrasion-resistant O-rings', '/shop/orings?subtype=abrasion-resistant'),
      ],
    }),
  ],
});
