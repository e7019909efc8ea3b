import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/metal-seals',
  title: 'Metal seals: O-rings, C-rings and wire',
  description:
    'Metal O-rings, C-rings and soft wire rings for vacuum, cryogenic, nuclear and hot joints: metals, plating, surfaces, bolts and reuse.',
  image: '/drawings/metal-c-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Metal seals',
      lead: 'For conditions in which polymers char, freeze or outgas. A thin metal ring is crushed once between hard flanges and then holds vacuum, steam or liquid hydrogen.',
      actions: [
        { label: 'Shop metal O-rings', url: '/shop/orings?material=stainless-steel,inconel', priority: 'primary' },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
      image: '/drawings/metal-c-ring.svg',
    }),
    block('Table of Contents', {}),
    block('TabContent', {
      id: 'forms',
      heading: 'Forms',
      tabs: [
        {
          label: 'O-ring',
          items: [
            {
              image: '/drawings/metal-o-ring.svg',
              title: 'Bent and welded tube',
              content:
                '<p>High seating load, little springback. Plain, gas-filled, or vented so that pressure enters the tube and adds to the load. For thick flanges with many bolts.</p>',
              btnTitle: 'Tube rings',
              btnLink: '/shop/orings?subtype=tube',
            },
          ],
        },
        {
          label: 'C-ring',
          items: [
            {
              image: '/drawings/metal-c-ring.svg',
              title: 'Open to the pressure',
              content:
                '<p>The slot lets pressure spread the section. Less bolt load, more springback than a tube. A coil spring inside raises both again.</p>',
              btnTitle: 'Ask for C-rings',
              btnLink: '/request-a-quote',
            },
          ],
        },
        {
          label: 'Wire',
          items: [
            {
              image: '/drawings/metal.svg',
              title: 'Solid and soft',
              content:
                '<p>Indium, aluminum or copper wire that flows into every scratch. Simple, single-use, for vacuum and cryogenics.</p>',
              btnTitle: 'Wire rings',
              btnLink: '/shop/orings?subtype=wire',
            },
          ],
        },
      ],
    }),
    block('Data Table', {
      id: 'metals',
      heading: 'Metals',
      caption: 'Seal metals with typical limits',
      head: [
        { text: 'Metal' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Good for' },
        { text: 'Watch for' },
      ],
      rows: [
        {
          cells: [
            { text: 'Stainless steel', url: '/stainless-steel-seals' },
            { text: '−270 °C' },
            { text: '427 °C' },
            { text: 'Vacuum, radiation, pressure' },
            { text: 'Chlorides with 304' },
          ],
        },
        {
          cells: [
            { text: 'Nickel alloy', url: '/nickel-alloy-seals' },
            { text: '−270 °C' },
            { text: '870 °C' },
            { text: 'Turbines, nuclear, pressure' },
            { text: 'Needs hard flanges' },
          ],
        },
        {
          cells: [
            { text: 'Copper', url: '/copper-and-aluminum-seals' },
            { text: '−270 °C' },
            { text: '400 °C' },
            { text: 'Ultra-high vacuum, cryogenic' },
            { text: 'Ammonia, oxidizing acid' },
          ],
        },
        {
          cells: [
            { text: 'Aluminum', url: '/copper-and-aluminum-seals' },
            { text: '−270 °C' },
            { text: '300 °C' },
            { text: 'Vacuum, low load' },
            { text: 'Acids and alkalis' },
          ],
        },
        {
          cells: [
            { text: 'Indium', url: '/indium-seals' },
            { text: '−270 °C' },
            { text: '80 °C' },
            { text: 'Cryogenic vacuum' },
            { text: 'Melts at 157 °C' },
          ],
        },
      ],
      note: 'Plating may lower the limit: PTFE has a far lower one than silver or nickel.',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Metal or polymer?',
      columns: [
        {
          heading: 'Use metal if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'It is hotter than 325 °C, the highest limit of any rubber on file' },
            { text: 'No permeation is allowed' },
            { text: 'There is radiation or a fire risk' },
            { text: 'The joint is rarely opened' },
          ],
        },
        {
          heading: 'Use polymer if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Flanges are thin or bolts are few' },
            { text: 'Surfaces cannot have a fine, concentric finish' },
            { text: 'The joint is opened often: each opening uses up a ring' },
            { text: 'PTFE or FFKM covers the conditions' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'joint',
      heading: 'What the joint needs',
      columns: [
        {
          heading: 'Surface',
          content: '<p>The lay must be concentric with the ring. A radial scratch leaks at any bolt load.</p>',
        },
        {
          heading: 'Load',
          content:
            '<p>Seating force is given per unit length of ring. Add the hydrostatic force before choosing bolts.</p>',
        },
        {
          heading: 'Stop',
          content: '<p>Flanges close metal to metal, so only groove depth sets the compression.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Seating load and springback depend on tube, wall, alloy and plating. We work them out from your flange drawing, medium and temperature cycle.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about metal seals',
      items: [
        { question: 'Can it be reused?', answer: '<p>No. The ring has yielded and does not recover.</p>' },
        {
          question: 'Why plate a metal ring?',
          answer:
            '<p>A soft layer of silver, gold, nickel or PTFE fills the flange surface, while the metal beneath keeps the force.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=stainless-steel,inconel',
      links: [
        { label: 'Nuclear', url: '/industries/nuclear' },
        { label: 'Semiconductor and solar', url: '/industries/semiconductor-solar' },
        { label: 'Face seal design', url: '/face-seal-design' },
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'Spiral-wound gaskets', url: '/spiral-wound-gaskets' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send flange, medium and cycles',
      content: 'A drawing of the flange with its bolts answers most of our questions.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Silver-coated rings', url: '/shop/orings?subtype=silver-coated' },
      ],
    }),
  ],
});
