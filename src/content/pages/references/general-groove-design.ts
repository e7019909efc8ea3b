import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/general-groove-design',
  title: 'General O-ring groove design: squeeze, fill',
  description:
    'The four figures behind every O-ring groove: squeeze, gland fill, stretch and gap. Usual limits, formulas and the order to work them out in.',
  image: '/drawings/squeeze-stretch-fill.svg',
  blocks: [
    block('Content Header', {
      heading: 'General groove design',
      lead: 'Four figures decide whether an O-ring seals: how hard it is squeezed, how full its groove is, how far it is stretched, and how wide the gap behind it opens.',
      actions: [
        { label: 'Find a ring by section', url: '/shop/orings?cs_low=3.43&cs_high=3.63', priority: 'primary' },
        { label: 'Have a groove designed', url: '/engineering-services' },
      ],
      image: '/drawings/squeeze-stretch-fill.svg',
      altText: 'Squeeze, stretch and fill of an O-ring in its groove',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'limits',
      heading: 'Usual limits',
      caption: 'Recommended limits as they are often published; a table for your kind of groove goes before them',
      head: [{ text: 'Figure' }, { text: 'Range' }, { text: 'Typical' }, { text: 'Worked out as' }],
      rows: [
        {
          cells: [{ text: 'Squeeze, face seal' }, { text: '10–35%' }, { text: '25%' }, { text: '(CS − depth) / CS' }],
        },
        {
          cells: [
            { text: 'Squeeze, static radial' },
            { text: '5–30%' },
            { text: '20%' },
            { text: '(CS − depth) / CS' },
          ],
        },
        {
          cells: [
            { text: 'Gland fill' },
            { text: '65–85%' },
            { text: '75%' },
            { text: 'ring section / (depth × width)' },
          ],
        },
        {
          cells: [
            { text: 'Stretch on the diameter' },
            { text: '0–5%' },
            { text: '2%' },
            { text: '(groove ⌀ − ring ID) / ring ID' },
          ],
        },
      ],
      note: 'The tables for rotary, dovetail and gas grooves step outside these ranges on purpose; their pages say why.',
    }),
    block('List', {
      id: 'order',
      heading: 'An order that works',
      style: 'numbers',
      items: [
        {
          text: '<strong>Motion.</strong> Standing, sliding or turning? It picks the table: <a href="/static-rod-piston-design">static</a>, <a href="/dynamic-rod-piston-design">reciprocating</a> or <a href="/dynamic-rotary-design">rotary</a>.',
        },
        {
          text: '<strong>Section.</strong> As thick as space allows. Twice the section halves the effect of every tolerance.',
        },
        {
          text: '<strong>Depth.</strong> From the squeeze, at the worst ends of ring and metal tolerance, not at their middle alone.',
        },
        {
          text: '<strong>Width.</strong> From the fill. Rubber does not compress; it only moves, and heat and fluid make it larger.',
        },
        {
          text: '<strong>Diameter.</strong> A standard ring with 0–5% stretch. Stretch thins the section by about half its percentage.',
        },
        {
          text: '<strong>Gap.</strong> Small enough that pressure cannot push the ring in. Otherwise harder rubber or a back-up ring.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'tolerances',
      heading: 'Work with the ends of the tolerances',
      content:
        '<p>A nominal squeeze of 20% sounds safe. In the 1.78 mm section, ring and groove together can vary by 0.20 mm, which is more than ten points: static grooves of this size run from 22 to 32%. In the 6.99 mm section the same machining gives 15 to 20%. That is why small rings get a larger nominal squeeze and why thicker sections are easier to design with.</p><p>Temperature belongs in the sum. Rubber expands roughly ten times as much as steel. A groove filled to 85% cold may be full when hot, and a full groove either extrudes the ring or bends the cover.</p>',
    }),
    block('Image Content Blocks', {
      id: 'kinds',
      heading: 'Pick the groove',
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
          content: '<p>Squeezed between two diameters that stay where they are.</p>',
          btnTitle: 'Static tables',
          btnLink: '/static-rod-piston-design',
        },
        {
          image: '/drawings/dovetail-gland.svg',
          altText: 'Dovetail gland',
          title: 'Dovetail',
          content: '<p>Undercut walls hold the ring in a face that opens.</p>',
          btnTitle: 'Dovetail tables',
          btnLink: '/dove-tail-design',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Groove basics, asked often',
      items: [
        {
          question: 'More squeeze seals better, does it not?',
          answer:
            '<p>Up to a point. Past 30 to 35% the rubber takes a lasting set sooner, assembly damages it, and the extra force has to come from more bolts.</p>',
        },
        {
          question: 'May the ring be larger than its groove?',
          answer:
            '<p>In a face seal with pressure from inside it should touch the outer wall, and 1–2% of compression on the circumference does no harm. In a piston groove a loose ring gets pinched.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Two tables agree on most grooves but not on all. When the part is costly or the medium is dangerous, let a second pair of eyes run the numbers.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.43&cs_high=3.63',
      links: [
        { label: 'Static rod and piston design', url: '/static-rod-piston-design' },
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
        { label: 'Dynamic rotary design', url: '/dynamic-rotary-design' },
        { label: 'Face seal groove design', url: '/face-seal-design' },
        { label: 'Dovetail groove design', url: '/dove-tail-design' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Start from what is on the shelf',
      content: 'A groove drawn around a stocked size saves a mold and weeks of waiting.',
      actions: [
        { label: 'Sizes in stock', url: '/shop/orings?stock_available=true', priority: 'primary' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
      ],
    }),
  ],
});
