import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/general-groove-design',
  title: 'General O-ring groove design: squeeze, fill',
  description:
    'The four figures behind every O-ring groove: squeeze, gland fill, stretch and gap. Usual limits, formulas and the order in which to calculate them.',
  blocks: [
    block('Content Header', {
      heading: 'General groove design',
      lead: 'Four figures decide whether an O-ring seals: how much it is squeezed, how full its groove is, how much it is stretched, and how wide the gap behind it is.',
      actions: [
        primary('Find a ring by section', '/shop/orings?cs_low=3.43&cs_high=3.63'),
        link('Have a groove designed', '/engineering-services'),
        link('Gland designer', '/tools/gland-designer'),
      ],
      image: '/drawings/squeeze-stretch-fill.svg',
      altText: 'Squeeze, stretch and fill of an O-ring in its groove',
    }),
    block('Data Table', {
      id: 'limits',
      heading: 'Usual limits',
      caption: 'Commonly published limits; the table for your type of groove takes precedence',
      head: head('Figure', 'Range', 'Typical', 'Formula'),
      rows: [
        row('Squeeze, face seal', '10–35%', '25%', '(CS − depth) / CS'),
        row('Squeeze, static radial', '5–30%', '20%', '(CS − depth) / CS'),
        row('Gland fill', '65–85%', '75%', 'ring section / (depth × width)'),
        row('Stretch on the diameter', '0–5%', '2%', '(groove ⌀ − ring ID) / ring ID'),
      ],
      note: 'Rotary, dovetail and gas grooves are outside these ranges on purpose; see their pages.',
    }),
    block('List', {
      id: 'order',
      heading: 'Order of calculation',
      style: 'numbers',
      items: texts(
        '<strong>Motion.</strong> Static, sliding or rotating decides the table: <a href="/static-rod-piston-design">static</a>, <a href="/dynamic-rod-piston-design">reciprocating</a> or <a href="/dynamic-rotary-design">rotary</a>.',
        '<strong>Section.</strong> As thick as space allows. Twice the cross-section halves the effect of every tolerance.',
        '<strong>Depth.</strong> From the squeeze, at both ends of the tolerances, not only at mid tolerance.',
        '<strong>Width.</strong> From the fill. Rubber does not compress, and heat and fluids expand it.',
        '<strong>Diameter.</strong> A standard ring with 0–5% stretch. Stretch reduces the cross-section by about half its percentage.',
        '<strong>Gap.</strong> Small enough that pressure cannot extrude the ring; otherwise use harder rubber or a backup ring.',
      ),
    }),
    block('Content Subheader', {
      id: 'tolerances',
      heading: 'Allow for tolerances and heat',
      content:
        '<p>At a cross-section of 1.78 mm, ring and groove together can vary by 0.20 mm, which is more than ten points of squeeze: static grooves of this size give 22 to 32%. At 6.99 mm the same machining gives 15 to 20%. Thin rings therefore get a larger nominal squeeze, and thicker ones are easier to design with.</p><p>Include temperature. Rubber expands roughly ten times as much as steel. A groove filled to 85% cold may be full when hot, and a full groove either extrudes the ring or bends the cover.</p>',
    }),
    block('Image Content Blocks', {
      id: 'kinds',
      heading: 'Choose the groove',
      items: [
        {
          image: '/drawings/face-gland.svg',
          altText: 'Face gland',
          title: 'Face seal',
          content: '<p>Squeezed along its axis between flange and cover.</p>',
          btnTitle: 'Face seal tables',
          btnLink: '/face-seal-design',
        },
        {
          image: '/drawings/static-piston-gland.svg',
          altText: 'Static radial gland',
          title: 'Static radial',
          content: '<p>Squeezed between two diameters that do not move.</p>',
          btnTitle: 'Static tables',
          btnLink: '/static-rod-piston-design',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Dovetail gland',
          title: 'Dovetail',
          content: '<p>Undercut walls hold the ring in a face that is opened.</p>',
          btnTitle: 'Dovetail tables',
          btnLink: '/dove-tail-design',
        },
      ],
    }),
    faq('Questions about grooves', {
      'Does more squeeze seal better?':
        '<p>Up to a point. Above 30 to 35% the rubber takes a set sooner, is damaged more easily in assembly, and needs more bolts.</p>',
      'Can the ring be larger than its groove?':
        '<p>In a face seal with pressure from inside it should touch the outer wall; 1–2% of compression on the circumference does no harm. In a piston groove a loose ring is pinched.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Published tables do not agree on every groove. If the part is costly or the medium dangerous, have an engineer check the calculation.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.43&cs_high=3.63',
      groove: 'static_radial',
      links: [
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
        link('Face seal groove design', '/face-seal-design'),
        link('Dovetail groove design', '/dove-tail-design'),
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Start from a stocked size',
      content: 'A groove designed for a stocked size saves a mold and weeks of lead time.',
      actions: [
        primary('Sizes in stock', '/shop/orings?stock_available=true'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
      ],
    }),
  ],
});
