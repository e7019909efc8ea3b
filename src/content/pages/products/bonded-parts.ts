import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/bonded-parts',
  title: 'Rubber-to-metal and rubber-to-plastic parts',
  description:
    'Rubber vulcanized to metal or plastic: how the bond is made, which pairs work, how to design and test it, and when to clamp instead.',
  image: '/drawings/bonded-part.svg',
  blocks: [
    block('Content Header', {
      heading: 'Bonded parts',
      lead: 'Rubber cured onto metal or plastic makes one piece: a seal that cannot be lost, a mount that carries load, a valve seat without screws.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Design hints', url: '#design' },
      ],
      image: '/drawings/bonded-part.svg',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'process',
      heading: 'How the bond is made',
      style: 'numbers',
      items: [
        { text: 'The insert is degreased, then blasted or phosphated to a fresh, rough surface.' },
        { text: 'Primer and adhesive are sprayed or dipped, and dried free of dust and fingerprints.' },
        {
          text: 'The insert goes into the hot mold and rubber is pressed around it; adhesive and rubber cure together.',
        },
        { text: 'Flash is trimmed, and samples are pulled apart: rubber should tear before the bond lets go.' },
      ],
    }),
    block('Data Table', {
      id: 'pairs',
      heading: 'Which pairs work',
      caption: 'Rubber and insert pairs',
      head: [{ text: 'Rubber' }, { text: 'Steel' }, { text: 'Aluminum, brass' }, { text: 'Plastic' }],
      rows: [
        { cells: [{ text: 'NBR, HNBR' }, { text: 'Yes' }, { text: 'Yes' }, { text: 'Nylon with primer' }] },
        {
          cells: [
            { text: 'EPDM' },
            { text: 'Yes, peroxide cure needs its own system' },
            { text: 'Yes' },
            { text: 'Some' },
          ],
        },
        { cells: [{ text: 'FKM' }, { text: 'Yes' }, { text: 'Yes' }, { text: 'High-temperature types only' }] },
        { cells: [{ text: 'VMQ' }, { text: 'Yes, or self-bonding grade' }, { text: 'Yes' }, { text: 'Several' }] },
        { cells: [{ text: 'AU, EU' }, { text: 'Yes, cast' }, { text: 'Yes' }, { text: 'Some' }] },
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
        {
          heading: 'Do',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Round every edge under rubber to avoid stress concentration' },
            { text: 'Let rubber wrap the edge or end in a fillet' },
            { text: 'Leave a bare metal land for the mold to close on' },
            { text: 'Allow for shrinkage: insert and rubber shrink differently' },
          ],
        },
        {
          heading: 'Avoid',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Unmasked threads and bearing faces that must stay free of adhesive' },
            { text: 'Plating applied before bonding, unless agreed' },
            { text: 'Thin inserts that bend under molding pressure' },
            { text: 'Peel loads at a corner' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'test',
      heading: 'What can be tested',
      columns: [
        {
          heading: 'Adhesion',
          content: '<p>Peel or pull tests on parts or on strips from the same batch, judged by where they break.</p>',
        },
        {
          heading: 'Stiffness',
          content: '<p>Load over travel for mounts, at one temperature, after conditioning strokes.</p>',
        },
        {
          heading: 'Environment',
          content:
            '<p>Exposure to the medium or salt spray, then another adhesion test. See <a href="/material-testing">material testing</a>.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about bonded parts',
      items: [
        {
          question: 'Can you reuse my inserts?',
          answer:
            '<p>New inserts, yes. Used ones only if the old rubber can be burned or blasted off without damage.</p>',
        },
        {
          question: 'Is PTFE bondable?',
          answer: '<p>Only after its surface has been etched. Clamping it is usually simpler.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=hnbr&durometer=hard',
      links: [
        { label: 'O-ring in a dovetail', url: '/dove-tail-design' },
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'HNBR O-rings', url: '/shop/orings?material=hnbr&durometer=hard' },
        { label: 'Assembly', url: '/assembly' },
        { label: 'Engineering services', url: '/engineering-services' },
        { label: 'Coatings', url: '/coatings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send one drawing of insert and rubber',
      content: 'Mark bonded faces, free faces and the loads on each.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Describe the part', url: '/custom-parts' },
      ],
    }),
  ],
});
