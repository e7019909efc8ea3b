import { block, definePage } from '../../define-page.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/metals-hub',
  title: 'Metal seals by alloy and temperature',
  description:
    'Stainless steel, nickel alloy, copper, aluminum and indium seals: how each seals, its typical limits, and what bolts and surfaces must give.',
  image: '/drawings/metal.svg',
  blocks: [
    block('Content Header', {
      heading: 'Metals',
      lead: 'Where rubber chars, freezes or lets gas through, metal takes over: it seals by yielding once into the flange finish. That needs high bolt load, smooth faces and a new ring at each closing.',
      actions: [
        {
          label: 'Metal rings by size',
          url: '/shop/orings?material=stainless-steel,inconel,copper,aluminum,indium',
          priority: 'primary',
        },
        { label: 'Metal seal shapes', url: '/metal-seals' },
      ],
      image: '/drawings/metal.svg',
      altText: 'Section of a metal ring between flanges',
    }),
    block('Tile Grid', {
      id: 'alloys',
      heading: 'Four groups',
      columns: '2',
      items: [
        tile(
          'metal-o-ring',
          'Stainless steel seals',
          'Tube or wire rings, typically to 427 °C.',
          '/stainless-steel-seals',
        ),
        tile(
          'metal-c-ring',
          'Nickel alloy seals',
          'Spring back in heat, to 870 °C by alloy and coating.',
          '/nickel-alloy-seals',
        ),
        tile(
          'washer-gasket?metal=1',
          'Copper and aluminum seals',
          'Soft, for knife edges and low bolt load.',
          '/copper-and-aluminum-seals',
        ),
        tile('o-ring-cord?metal=1', 'Indium seals', 'Wire that flows cold; cryostats and optics.', '/indium-seals'),
      ],
    }),
    block('Material Families', { id: 'temperatures', heading: 'By temperature', kind: 'metal' }),
    block('Content Subheader', {
      id: 'choose',
      heading: 'Choosing between ring, wire and plate',
      content:
        '<p>Start from the flange you have. A groove with a metal-to-metal stop suits a C-ring or a tubular O-ring: the stop sets the squeeze, the bolts need not be counted turn by turn. Two flat faces without a groove suit a plate gasket or a wire laid in a corner. A knife-edge flange has its own copper disk and accepts nothing else.</p><p>Then look at the load. Tube and solid rings want the highest force per length, C-rings less because pressure helps to open them, indium so little that finger-tight clamps may close it. Ask last about coating: silver, gold, nickel or PTFE on the surface fills the last scratches, and its own limit can be lower than that of the alloy.</p>',
    }),
    block('Column Content', {
      id: 'check',
      heading: 'Check before you replace rubber by metal',
      columns: [
        {
          heading: 'Faces',
          content:
            '<p>Turned finish that runs around, never across. A radial scratch is a leak. <a href="/surface-finish">Surface finish</a> has the terms.</p>',
        },
        {
          heading: 'Bolts',
          content:
            '<p>More and stronger ones. Tighten in a cross pattern and let hot flanges settle before the final round.</p>',
        },
        {
          heading: 'Spares',
          content:
            '<p>Each opening costs a ring. Jackets with a spring inside, or PTFE, may be cheaper for a lid that opens weekly.</p>',
        },
      ],
    }),
    block('FAQ', {
      heading: 'Metal or not?',
      items: [
        {
          question: 'Will a metal ring fit my O-ring groove?',
          answer:
            '<p>Seldom. It is taller for its width and tolerates less variation in depth. Send the groove with tolerances.</p>',
        },
        {
          question: 'Which one for ultra-high vacuum?',
          answer:
            '<p>Copper on knife edges is the norm; coated C-rings suit larger or rectangular doors. For permeation of the rubber alternative, see <a href="/permeability">the permeability data</a>.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Flange, pressure, temperature',
      content: 'Add the finish of both faces and the number of closings per year.',
      actions: [
        { label: 'Quote a metal seal', url: '/request-a-quote', priority: 'primary' },
        { label: 'Products overview', url: '/products-hub' },
      ],
    }),
  ],
});
