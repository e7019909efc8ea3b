import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/bonded-parts',
  title: 'Rubber-to-metal and rubber-to-plastic parts',
  description:
    'Rubber vulcanized to metal or plastic: how the bond is made, which pairs work, how to design and test it, and when to clamp instead.',
  blocks: [
    block('Content Header', {
      heading: 'Bonded parts',
      lead: 'Rubber cured onto metal or plastic makes one piece: a seal that cannot be lost, a mount that carries load, a valve seat without screws.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Design hints', '#design')],
      image: '/drawings/bonded-part.svg',
    }),
    block('List', {
      id: 'process',
      heading: 'How the bond is made',
      style: 'numbers',
      items: texts(
        'The insert is degreased, then blasted or phosphated to a fresh, rough surface.',
        'Primer and adhesive are sprayed or dipped, and dried free of dust and fingerprints.',
        'The insert goes into the hot mold and rubber is pressed around it; adhesive and rubber cure together.',
        'Flash is trimmed, and samples are pulled apart: rubber should tear before the bond lets go.',
      ),
    }),
    block('Data Table', {
      id: 'pairs',
      heading: 'Which pairs work',
      caption: 'Rubber and insert pairs',
      head: head('Rubber', 'Steel', 'Aluminum, brass', 'Plastic'),
      rows: [
        row('NBR, HNBR', 'Yes', 'Yes', 'Nylon with primer'),
        row('EPDM', 'Yes, peroxide cure needs its own system', 'Yes', 'Some'),
        row('FKM', 'Yes', 'Yes', 'High-temperature types only'),
        row('VMQ', 'Yes, or self-bonding grade', 'Yes', 'Several'),
        row('AU, EU', 'Yes, cast', 'Yes', 'Some'),
      ],
      note: 'A plastic must survive the mold: many soften below the curing temperature.',
    }),
    block('Image Content Blocks', {
      id: 'examples',
      heading: 'Typical parts',
      items: [
        {
          image: '/drawings/fastener-seal.svg',
          title: 'Bonded washers',
          content: '<p>A rubber lip in a metal ring, for bolts and ports.</p>',
          btnTitle: 'Fastener seals',
          btnLink: '/fastener-seals',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Valve disks and plugs',
          content: '<p>Seat and carrier in one; nothing can work loose.</p>',
          btnTitle: 'Oil field',
          btnLink: '/industries/oil-field',
        },
        {
          image: '/drawings/diaphragm.svg',
          title: 'Diaphragms with inserts',
          content: '<p>Center bolt or rim ring molded in.</p>',
          btnTitle: 'Diaphragms',
          btnLink: '/diaphragms',
        },
      ],
    }),
    block('Column Content', {
      id: 'design',
      heading: 'Design for bonding',
      columns: [
        plusPoints('Do', [
          'Round every edge under rubber to avoid stress concentration',
          'Let rubber wrap the edge or end in a fillet',
          'Leave a bare metal land for the mold to close on',
          'Allow for shrinkage: insert and rubber shrink differently',
        ]),
        minusPoints('Avoid', [
          'Unmasked threads and bearing faces that must stay free of adhesive',
          'Plating applied before bonding, unless agreed',
          'Thin inserts that bend under molding pressure',
          'Peel loads at a corner',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'test',
      heading: 'What can be tested',
      columns: columns({
        Adhesion: '<p>Peel or pull tests on parts or on strips from the same batch, judged by where they break.</p>',
        Stiffness: '<p>Load over travel for mounts, at one temperature, after conditioning strokes.</p>',
        Environment:
          '<p>Exposure to the medium or salt spray, then another adhesion test. See <a href="/material-testing">material testing</a>.</p>',
      }),
    }),
    faq('Questions about bonded parts', {
      'Can you reuse my inserts?':
        '<p>New inserts, yes. Used ones only if the old rubber can be burned or blasted off without damage.</p>',
      'Is PTFE bondable?': '<p>Only after its surface has been etched. Clamping it is usually simpler.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=hnbr&durometer=hard',
      links: [
        link('O-ring in a dovetail', '/dove-tail-design'),
        link('Gaskets', '/gaskets'),
        link('HNBR O-rings', '/shop/orings?material=hnbr&durometer=hard'),
        link('Assembly', '/assembly'),
        link('Engineering services', '/engineering-services'),
        link('Coatings', '/coatings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send one drawing of insert and rubber',
      content: 'Mark bonded faces, free faces and the loads on each.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Describe the part', '/custom-parts')],
    }),
  ],
});
