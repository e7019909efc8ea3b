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
      lead: 'Where polymers char, freeze or outgas, a thin metal ring takes over. It is crushed once between hard flanges and holds vacuum, steam or liquid hydrogen from then on.',
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
              title: 'Tube bent round and welded',
              content:
                '<p>High seating load, little springback. Plain, gas-filled, or vented so that pressure enters the tube and helps. For thick flanges with many bolts.</p>',
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
                '<p>Indium, aluminum or copper wire that flows into every scratch. Simple, single use, made for vacuum and cold.</p>',
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
        { text: 'Mind' },
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
            { text: 'Hard flanges needed' },
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
      note: 'A plating may lower the limit: PTFE ends far below silver or nickel.',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Metal or polymer?',
      columns: [
        {
          heading: 'Take metal',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Hotter than the best rubber on file, which ends at 325 °C' },
            { text: 'Permeation must be nil' },
            { text: 'Radiation or fire' },
            { text: 'The joint is opened once in years' },
          ],
        },
        {
          heading: 'Stay with polymer',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Flanges are thin or few bolts are present' },
            { text: 'Surfaces cannot be turned fine and concentric' },
            { text: 'The joint is opened weekly: each opening costs a ring' },
            { text: 'PTFE or FFKM covers the conditions' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'joint',
      heading: 'Three things the joint must give',
      columns: [
        {
          heading: 'Surface',
          content: '<p>Lay of the finish must run with the ring. A radial scratch leaks however hard you pull.</p>',
        },
        {
          heading: 'Load',
          content: '<p>Seating force is stated per length of ring. Add hydrostatic force before choosing bolts.</p>',
        },
        {
          heading: 'Stop',
          content: '<p>Flanges close metal to metal, so groove depth, and nothing else, sets the crush.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Seating load and springback come from tube, wall, alloy and plating together and are not on file as a table. Flange drawing, medium and temperature cycle let us work them out.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Short answers',
      items: [
        { question: 'Can it be reused?', answer: '<p>No. It has yielded; a second crush starts from a flat.</p>' },
        {
          question: 'Why plate a metal ring?',
          answer:
            '<p>A soft skin of silver, gold, nickel or PTFE fills the finish of the flange, while the metal beneath keeps the force.</p>',
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
      heading: 'Flange, medium, cycle',
      content: 'A drawing of the flange with its bolts answers most of our questions.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Silver-coated rings', url: '/shop/orings?subtype=silver-coated' },
      ],
    }),
  ],
});
