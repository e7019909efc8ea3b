import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/rubber-balls',
  title: 'Rubber balls for check valves and pumps',
  description:
    'Solid rubber and plastic balls for check valves, diaphragm pumps and screens: density, hardness, tolerance and how to specify them.',
  blocks: [
    block('Content Header', {
      heading: 'Rubber balls',
      lead: 'A ball on a seat is the simplest valve. It cleans itself as it turns, and its function depends on weight in the fluid and roundness.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Densities', '#density')],
      image: '/drawings/rubber-ball.svg',
    }),
    block('Data Table', {
      id: 'density',
      heading: 'Density and weight',
      caption: 'Density of ball materials and weight of a ball of 25 mm diameter',
      head: head('Material', numeric('Density, g/cm³'), numeric('Weight, 25 mm'), 'In water'),
      rows: [
        row(['UHMWPE', '/uhmwpe'], '0.93–0.95', '7.6–7.8 g', 'floats'),
        row(['Polyurethane (AU)', '/polyurethane'], '1.15–1.25', '9.4–10.2 g', 'sinks'),
        row(['EPDM', '/epdm'], '1.10–1.20', '9.0–9.8 g', 'sinks slowly'),
        row(['NBR', '/nbr-buna-n'], '1.20–1.35', '9.8–11.0 g', 'sinks'),
        row(['Chloroprene', '/neoprene'], '1.35–1.50', '11.0–12.3 g', 'sinks'),
        row(['FKM', '/fkm-fluorocarbon'], '1.80–1.90', '14.7–15.5 g', 'sinks fast'),
        row(['PTFE', '/materialpages/ptfe'], '2.17', '17.8 g', 'sinks fast'),
      ],
      note: 'Densities are typical values; weight is calculated from a volume of 8.18 cm³. Brine, syrup and slurry give more buoyancy than water.',
    }),
    block('Column Content', {
      id: 'work',
      heading: 'Uses',
      columns: columns({
        'Check valve':
          '<p>Flow lifts the ball; weight or a spring returns it. Too light, and it floats; too heavy, and the pump loses stroke.</p>',
        'Diaphragm pump': '<p>Four balls hit their seats at every stroke. Abrasion and cuts limit their life.</p>',
        'Screen cleaner':
          '<p>Balls bounce under a screen and clear its mesh. Rebound and odor matter more than shape.</p>',
      }),
    }),
    block('Column Content', {
      id: 'hard',
      heading: 'Choosing the hardness',
      columns: [
        plusPoints('Advantages of a soft ball', [
          'Seals on grit and worn seats',
          'Quiet',
          'Seals at low back pressure',
        ]),
        minusPoints('Drawbacks of a soft ball', [
          'Can wedge in a narrow seat',
          'Wears faster on sharp edges',
          'Can be forced through the seat at high back pressure',
        ]),
      ],
    }),
    block('Text', {
      text: '<p>From 60 to 70 Shore A serves most seats. Choose harder balls for high back pressure, a steel core for more weight at the same size, and plastic where the fluid attacks every rubber.</p>',
    }),
    block('List', {
      id: 'state',
      heading: 'What to specify',
      style: 'numbers',
      items: texts(
        'Diameter with tolerance, and whether the parting line is ground away.',
        'Material or fluid with concentration, solids and temperature.',
        'Seat diameter and angle, back pressure, strokes per minute.',
        'Color and detectability, for food.',
      ),
    }),
    faq('Questions about rubber balls', {
      'Molded or ground?':
        '<p>A molded ball has a fine parting line, which leaks when it lies on the seat. Centerless grinding removes it and brings the ball to size; specify it for gas and for small seats.</p>',
      'Why did my ball become egg-shaped?':
        '<p>It swelled in the fluid while held by the seat. Check the polymer in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>.</p>',
      'How do I know the ball is worn?':
        '<p>Roll it on glass. If it has a flat spot, a cut, or a diameter out of tolerance, replace it together with the seat.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'related',
      heading: 'Other parts of the pump',
      bubbles: [
        { label: 'Diaphragms', url: '/diaphragms', image: '/drawings/diaphragm.svg' },
        { label: 'O-rings', url: '/o-rings', image: '/drawings/o-ring.svg' },
        { label: 'Detectable', url: '/metal-and-x-ray-detectable-o-rings', image: '/drawings/detectable-o-ring.svg' },
        { label: 'Custom', url: '/custom-parts', image: '/drawings/custom-part.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=epdm,fkm',
      links: [
        link('UHMWPE', '/uhmwpe'),
        link('Polyurethane (AU, EU)', '/polyurethane'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send diameter, fluid and seat',
      content: 'The store has seat O-rings of the same rubber, for example in EPDM or FKM.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('EPDM and FKM O-rings', '/shop/orings?material=epdm,fkm'),
      ],
    }),
  ],
});
