import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/rubber-balls',
  title: 'Rubber balls for check valves and pumps',
  description:
    'Solid rubber and plastic balls for check valves, diaphragm pumps and screens: density, hardness, tolerance and how to specify them.',
  image: '/drawings/rubber-ball.svg',
  blocks: [
    block('Content Header', {
      heading: 'Rubber balls',
      lead: 'A ball on a seat is the simplest valve. It cleans itself as it turns, and its function depends on weight in the fluid and roundness.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Densities', url: '#density' },
      ],
      image: '/drawings/rubber-ball.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'density',
      heading: 'Density and weight',
      caption: 'Density of ball materials and weight of a ball of 25 mm diameter',
      head: [
        { text: 'Material' },
        { text: 'Density, g/cm³', numeric: true },
        { text: 'Weight, 25 mm', numeric: true },
        { text: 'In water' },
      ],
      rows: [
        {
          cells: [{ text: 'UHMWPE', url: '/uhmwpe' }, { text: '0.93–0.95' }, { text: '7.6–7.8 g' }, { text: 'floats' }],
        },
        {
          cells: [
            { text: 'Polyurethane (AU)', url: '/polyurethane' },
            { text: '1.15–1.25' },
            { text: '9.4–10.2 g' },
            { text: 'sinks' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: '1.10–1.20' },
            { text: '9.0–9.8 g' },
            { text: 'sinks slowly' },
          ],
        },
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '1.20–1.35' },
            { text: '9.8–11.0 g' },
            { text: 'sinks' },
          ],
        },
        {
          cells: [
            { text: 'Chloroprene', url: '/neoprene' },
            { text: '1.35–1.50' },
            { text: '11.0–12.3 g' },
            { text: 'sinks' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '1.80–1.90' },
            { text: '14.7–15.5 g' },
            { text: 'sinks fast' },
          ],
        },
        {
          cells: [
            { text: 'PTFE', url: '/materialpages/ptfe' },
            { text: '2.17' },
            { text: '17.8 g' },
            { text: 'sinks fast' },
          ],
        },
      ],
      note: 'Densities are typical values; weight is calculated from a volume of 8.18 cm³. Brine, syrup and slurry give more buoyancy than water.',
    }),
    block('Column Content', {
      id: 'work',
      heading: 'Uses',
      columns: [
        {
          heading: 'Check valve',
          content:
            '<p>Flow lifts the ball; weight or a spring returns it. Too light, and it floats; too heavy, and the pump loses stroke.</p>',
        },
        {
          heading: 'Diaphragm pump',
          content: '<p>Four balls hit their seats at every stroke. Abrasion and cuts limit their life.</p>',
        },
        {
          heading: 'Screen cleaner',
          content: '<p>Balls bounce under a screen and clear its mesh. Rebound and odor matter more than shape.</p>',
        },
      ],
    }),
    block('Column Content', {
      id: 'hard',
      heading: 'Choosing the hardness',
      columns: [
        {
          heading: 'Advantages of a soft ball',
          bulletType: 'plus_bullet',
          points: [{ text: 'Seals on grit and worn seats' }, { text: 'Quiet' }, { text: 'Seals at low back pressure' }],
        },
        {
          heading: 'Drawbacks of a soft ball',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Can wedge in a narrow seat' },
            { text: 'Wears faster on sharp edges' },
            { text: 'Can be forced through the seat at high back pressure' },
          ],
        },
      ],
    }),
    block('Text', {
      text: '<p>From 60 to 70 Shore A serves most seats. Choose harder balls for high back pressure, a steel core for more weight at the same size, and plastic where the fluid attacks every rubber.</p>',
    }),
    block('List', {
      id: 'state',
      heading: 'What to specify',
      style: 'numbers',
      items: [
        { text: 'Diameter with tolerance, and whether the parting line is ground away.' },
        { text: 'Material or fluid with concentration, solids and temperature.' },
        { text: 'Seat diameter and angle, back pressure, strokes per minute.' },
        { text: 'Color and detectability, for food.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about rubber balls',
      items: [
        {
          question: 'Molded or ground?',
          answer:
            '<p>A molded ball has a fine parting line, which leaks when it lies on the seat. Centerless grinding removes it and brings the ball to size; specify it for gas and for small seats.</p>',
        },
        {
          question: 'Why did my ball become egg-shaped?',
          answer:
            '<p>It swelled in the fluid while held by the seat. Check the polymer in the <a href="/chemical-compatibility-table-o-rings-gaskets-plastics">compatibility table</a>.</p>',
        },
        {
          question: 'How do I know the ball is worn?',
          answer:
            '<p>Roll it on glass. If it has a flat spot, a cut, or a diameter out of tolerance, replace it together with the seat.</p>',
        },
      ],
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
        { label: 'UHMWPE', url: '/uhmwpe' },
        { label: 'Polyurethane (AU, EU)', url: '/polyurethane' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send diameter, fluid and seat',
      content: 'The store has seat O-rings of the same rubber, for example in EPDM or FKM.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'EPDM and FKM O-rings', url: '/shop/orings?material=epdm,fkm' },
      ],
    }),
  ],
});
