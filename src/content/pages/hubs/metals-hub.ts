import { block, definePage } from '../../define-page.ts';
import { columns, link, primary, questions, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/metals-hub',
  title: 'Metal seals by alloy and temperature',
  description:
    'Stainless steel, nickel alloy, copper, aluminum and indium seals: how each seals, its typical limits, and what it requires of bolts and surfaces.',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Metals',
      lead: 'Metal seals work where rubber chars, freezes or lets gas through. They yield once into the flange surface, which takes high bolt load, smooth faces and a new ring at each closing.',
      actions: [
        primary('Metal rings by size', '/shop/orings?material=stainless-steel,inconel,copper,aluminum,indium'),
        link('Metal seal shapes', '/metal-seals'),
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
          'Keep their springback in heat, to 870 °C by alloy and coating.',
          '/nickel-alloy-seals',
        ),
        tile(
          'washer-gasket?metal=1',
          'Copper and aluminum seals',
          'Soft, for knife edges and low bolt load.',
          '/copper-and-aluminum-seals',
        ),
        tile('o-ring-cord?metal=1', 'Indium seals', 'Wire that flows cold, for cryostats and optics.', '/indium-seals'),
      ],
    }),
    block('Material Families', { id: 'temperatures', heading: 'By temperature', kind: 'metal' }),
    block('Content Subheader', {
      id: 'choose',
      heading: 'Choosing between ring, wire and plate',
      content:
        '<p>Start from the flange. A groove with a metal-to-metal stop suits a C-ring or a tubular O-ring: the stop sets the compression, not the bolt torque. Two flat faces without a groove suit a plate gasket or a wire laid in a corner. A knife-edge flange takes its own copper gasket and nothing else.</p><p>Then check the load. Tubular and solid rings need the highest force per unit length, C-rings less because pressure helps to open them, and indium so little that hand-tight clamps may be enough. Choose the coating last: silver, gold, nickel or PTFE on the surface fills the last scratches, and its own limit can be lower than that of the alloy.</p>',
    }),
    block('Column Content', {
      id: 'check',
      heading: 'Before you replace rubber with metal',
      columns: columns({
        Faces:
          '<p>Circular turning marks, never radial ones. A radial scratch is a leak. <a href="/surface-finish">Surface finish</a> explains the terms.</p>',
        Bolts:
          '<p>Metal needs more and stronger bolts. Tighten in a cross pattern and let hot flanges settle before the final round.</p>',
        Spares:
          '<p>Each opening uses up a ring. For a lid that is opened weekly, PTFE or a spring-energized seal may cost less.</p>',
      }),
    }),
    block('FAQ', {
      heading: 'Questions about metal seals',
      items: questions({
        'Will a metal ring fit my O-ring groove?':
          '<p>Rarely. It is tall for its width and tolerates less variation in depth. Send the groove drawing with tolerances.</p>',
        'Which one for ultra-high vacuum?':
          '<p>Copper on knife edges is standard; coated C-rings suit larger or rectangular doors. For the permeation of rubber, see <a href="/permeability">the permeability data</a>.</p>',
      }),
    }),
    block('Lower Call to Action', {
      heading: 'Send flange, pressure and temperature',
      content: 'Add the surface finish of both faces and the number of closings per year.',
      actions: [primary('Quote a metal seal', '/request-a-quote'), link('Products overview', '/products-hub')],
    }),
  ],
});
