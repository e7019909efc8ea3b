import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/gaskets',
  title: 'Gaskets cut from rubber, PTFE and fiber',
  description:
    'Flat gaskets cut to drawing or to pipe flange size: sheet materials, ring and full-face forms, thickness, bolt load and files we can cut.',
  image: '/drawings/gasket.svg',
  blocks: [
    block('Content Header', {
      heading: 'Gaskets',
      lead: 'A flat sheet between two faces, pressed until it fills their surface roughness. Cut from rubber, PTFE, fiber or graphite to any outline.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Gasket cutting', url: '/gasket-cutting' },
      ],
      image: '/drawings/gasket.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'sheet',
      heading: 'Sheet materials',
      caption: 'Gasket sheet by duty',
      head: [{ text: 'Sheet' }, { text: 'Suits' }, { text: 'Does not suit' }],
      rows: [
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: 'Oil, fuel, water at moderate pressure' },
            { text: 'Ozone outdoors, ketones' },
          ],
        },
        {
          cells: [
            { text: 'EPDM', url: '/epdm' },
            { text: 'Water, steam, weather, alkalis' },
            { text: 'Oil and grease' },
          ],
        },
        {
          cells: [
            { text: 'Chloroprene', url: '/neoprene' },
            { text: 'Refrigerants, weather, mild acid' },
            { text: 'Aromatics, fuels' },
          ],
        },
        {
          cells: [
            { text: 'Silicone', url: '/silicone' },
            { text: 'Ovens, food, cold stores' },
            { text: 'Abrasion, hot oil' },
          ],
        },
        {
          cells: [
            { text: 'PTFE', url: '/materialpages/ptfe' },
            { text: 'Aggressive chemistry, purity' },
            { text: 'Creep under uneven bolts' },
          ],
        },
        {
          cells: [
            { text: 'Compressed fiber' },
            { text: 'Pipe flanges with oil, gas, steam' },
            { text: 'Dry flanges that are opened often' },
          ],
        },
        {
          cells: [
            { text: 'Flexible graphite' },
            { text: 'Heat and pressure together' },
            { text: 'Strong oxidizers, cleanrooms' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'forms',
      heading: 'Outlines',
      items: [
        {
          image: '/drawings/flange-pipe.svg',
          title: 'Ring',
          content:
            '<p>Lies inside the bolt circle. The smaller area gets more stress, which suits raised-face flanges.</p>',
          btnTitle: 'Spiral-wound',
          btnLink: '/spiral-wound-gaskets',
        },
        {
          image: '/drawings/gasket.svg',
          title: 'Full face',
          content:
            '<p>Reaches to the flange rim and has bolt holes. For flat-face flanges of cast iron or plastic, which a ring gasket would bend.</p>',
          btnTitle: 'Isolation kits',
          btnLink: '/isolation-kits',
        },
        {
          image: '/drawings/gasket-cutting.svg',
          title: 'Free form',
          content:
            '<p>Covers, pump housings, heat exchangers. Ribs and narrow webs are possible if the part can still be handled.</p>',
          btnTitle: 'Send a file',
          btnLink: '/request-a-quote',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'thickness',
      heading: 'As thin as the faces allow',
      content:
        '<p>Thin sheet creeps less, resists blowout better and costs less. Thick sheet bridges warped or pitted faces. Start with 1.5 mm on machined flanges and with 3 mm where you can see light under a straightedge. Soft rubber seals poor faces but needs a rim or a stop, since rubber does not compress and is squeezed out sideways.</p>',
    }),
    block('List', {
      id: 'order',
      heading: 'What to send',
      style: 'numbers',
      items: [
        { text: 'A DXF, STEP or PDF at 1:1, or an old gasket with its dimensions checked.' },
        { text: 'Sheet and thickness, or medium, pressure and temperature.' },
        { text: 'Bolt number, size and grade if leakage has been a problem.' },
        { text: 'Quantity now and per year, which decides between knife, water jet and die.' },
      ],
    }),
    block('Column Content', {
      id: 'groove',
      heading: 'Gasket or O-ring?',
      columns: [
        {
          heading: 'Use an O-ring if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Flanges can be machined' },
            { text: 'Pressure is high and bolts are few' },
            { text: 'The joint is opened often' },
          ],
        },
        {
          heading: 'Use a gasket if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Faces must stay flat' },
            { text: 'The outline has corners' },
            { text: 'Electrical or thermal insulation is needed' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about gaskets',
      items: [
        {
          question: 'Must bolts be tightened again?',
          answer:
            '<p>Rubber and PTFE relax in the first hours. Retighten cold and without pressure, in a cross pattern; do not retighten fiber gaskets that have been hot.</p>',
        },
        {
          question: 'Do you stock pipe sizes?',
          answer:
            '<p>Gaskets for common flange standards are cut when ordered. Name standard, nominal size and pressure class.</p>',
        },
        {
          question: 'With adhesive?',
          answer:
            '<p>Rubber and foam can carry a pressure-sensitive film on one side, to hold the part during assembly. It does not seal.</p>',
        },
      ],
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'more',
      heading: 'Other flat seals',
      bubbles: [
        { label: 'Washers', url: '/washer-gaskets', image: '/drawings/washer-gasket.svg' },
        { label: 'Sanitary', url: '/sanitary-gaskets', image: '/drawings/sanitary-gasket.svg' },
        { label: 'Sheet', url: '/slabs', image: '/drawings/slab.svg' },
        { label: 'Foam', url: '/foam', image: '/drawings/foam.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=cr',
      links: [
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Chloroprene (CR, Neoprene)', url: '/neoprene' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'Spiral-wound gaskets', url: '/spiral-wound-gaskets' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Upload the outline',
      content: 'If the flange can take a groove, the store has O-rings for face seals.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chloroprene O-rings', url: '/shop/orings?material=cr' },
      ],
    }),
  ],
});
