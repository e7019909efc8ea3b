import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/metal-seals',
  title: 'Metal seals: O-rings, C-rings and wire',
  description:
    'Metal O-rings, C-rings and soft wire rings for vacuum, cryogenic, nuclear and hot joints: metals, plating, surfaces, bolts and reuse.',
  blocks: [
    block('Content Header', {
      heading: 'Metal seals',
      lead: 'For conditions in which polymers char, freeze or outgas. A thin metal ring is crushed once between hard flanges and then holds vacuum, steam or liquid hydrogen.',
      actions: [
        primary('Shop metal O-rings', '/shop/orings?material=stainless-steel,inconel'),
        link('Request a quote', '/request-a-quote'),
      ],
      image: '/drawings/metal-c-ring.svg',
    }),
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
      head: head('Metal', numeric('Low'), numeric('High'), 'Good for', 'Watch for'),
      rows: [
        row(
          ['Stainless steel', '/stainless-steel-seals'],
          '−270 °C',
          '427 °C',
          'Vacuum, radiation, pressure',
          'Chlorides with 304',
        ),
        row(
          ['Nickel alloy', '/nickel-alloy-seals'],
          '−270 °C',
          '870 °C',
          'Turbines, nuclear, pressure',
          'Needs hard flanges',
        ),
        row(
          ['Copper', '/copper-and-aluminum-seals'],
          '−270 °C',
          '400 °C',
          'Ultra-high vacuum, cryogenic',
          'Ammonia, oxidizing acid',
        ),
        row(['Aluminum', '/copper-and-aluminum-seals'], '−270 °C', '300 °C', 'Vacuum, low load', 'Acids and alkalis'),
        row(['Indium', '/indium-seals'], '−270 °C', '80 °C', 'Cryogenic vacuum', 'Melts at 157 °C'),
      ],
      note: 'Plating may lower the limit: PTFE has a far lower one than silver or nickel.',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Metal or polymer?',
      columns: [
        plusPoints('Use metal if', [
          'It is hotter than 325 °C, the highest limit of any rubber on file',
          'No permeation is allowed',
          'There is radiation or a fire risk',
          'The joint is rarely opened',
        ]),
        minusPoints('Use polymer if', [
          'Flanges are thin or bolts are few',
          'Surfaces cannot have a fine, concentric finish',
          'The joint is opened often: each opening uses up a ring',
          'PTFE or FFKM covers the conditions',
        ]),
      ],
    }),
    block('Column Content', {
      id: 'joint',
      heading: 'What the joint needs',
      columns: columns({
        Surface: '<p>The lay must be concentric with the ring. A radial scratch leaks at any bolt load.</p>',
        Load: '<p>Seating force is given per unit length of ring. Add the hydrostatic force before choosing bolts.</p>',
        Stop: '<p>Flanges close metal to metal, so only groove depth sets the compression.</p>',
      }),
    }),
    block('Consult an Engineer', {
      content:
        'Seating load and springback depend on tube, wall, alloy and plating. We work them out from your flange drawing, medium and temperature cycle.',
    }),
    faq('Questions about metal seals', {
      'Can it be reused?': '<p>No. The ring has yielded and does not recover.</p>',
      'Why plate a metal ring?':
        '<p>A soft layer of silver, gold, nickel or PTFE fills the flange surface, while the metal beneath keeps the force.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=stainless-steel,inconel',
      links: [
        link('Nuclear', '/industries/nuclear'),
        link('Semiconductor and solar', '/industries/semiconductor-solar'),
        link('Face seal design', '/face-seal-design'),
        link('Gas permeability', '/permeability'),
        link('Spiral-wound gaskets', '/spiral-wound-gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send flange, medium and cycles',
      content: 'A drawing of the flange with its bolts answers most of our questions.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Silver-coated rings', '/shop/orings?subtype=silver-coated'),
      ],
    }),
  ],
});
