import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/gaskets',
  title: 'Gaskets cut from rubber, PTFE and fiber',
  description:
    'Flat gaskets cut to drawing or to pipe flange size: sheet materials, ring and full-face forms, thickness, bolt load and files we can cut.',
  blocks: [
    block('Content Header', {
      heading: 'Gaskets',
      lead: 'A flat sheet between two faces, pressed until it fills their surface roughness. Cut from rubber, PTFE, fiber or graphite to any outline.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Gasket cutting', '/gasket-cutting')],
      image: '/drawings/gasket.svg',
    }),
    block('Data Table', {
      id: 'sheet',
      heading: 'Sheet materials',
      caption: 'Gasket sheet by duty',
      head: head('Sheet', 'Suits', 'Does not suit'),
      rows: [
        row(['NBR', '/nbr-buna-n'], 'Oil, fuel, water at moderate pressure', 'Ozone outdoors, ketones'),
        row(['EPDM', '/epdm'], 'Water, steam, weather, alkalis', 'Oil and grease'),
        row(['Chloroprene', '/neoprene'], 'Refrigerants, weather, mild acid', 'Aromatics, fuels'),
        row(['Silicone', '/silicone'], 'Ovens, food, cold stores', 'Abrasion, hot oil'),
        row(['PTFE', '/materialpages/ptfe'], 'Aggressive chemistry, purity', 'Creep under uneven bolts'),
        row('Compressed fiber', 'Pipe flanges with oil, gas, steam', 'Dry flanges that are opened often'),
        row('Flexible graphite', 'Heat and pressure together', 'Strong oxidizers, cleanrooms'),
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
      items: texts(
        'A DXF, STEP or PDF at 1:1, or an old gasket with its dimensions checked.',
        'Sheet and thickness, or medium, pressure and temperature.',
        'Bolt number, size and grade if leakage has been a problem.',
        'Quantity now and per year, which decides between knife, water jet and die.',
      ),
    }),
    block('Column Content', {
      id: 'groove',
      heading: 'Gasket or O-ring?',
      columns: [
        plusPoints('Use an O-ring if', [
          'Flanges can be machined',
          'Pressure is high and bolts are few',
          'The joint is opened often',
        ]),
        minusPoints('Use a gasket if', [
          'Faces must stay flat',
          'The outline has corners',
          'Electrical or thermal insulation is needed',
        ]),
      ],
    }),
    faq('Questions about gaskets', {
      'Must bolts be tightened again?':
        '<p>Rubber and PTFE relax in the first hours. Retighten cold and without pressure, in a cross pattern; do not retighten fiber gaskets that have been hot.</p>',
      'Do you stock pipe sizes?':
        '<p>Gaskets for common flange standards are cut when ordered. Name standard, nominal size and pressure class.</p>',
      'With adhesive?':
        '<p>Rubber and foam can carry a pressure-sensitive film on one side, to hold the part during assembly. It does not seal.</p>',
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
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Chloroprene (CR, Neoprene)', '/neoprene'),
        link('Silicone (VMQ)', '/silicone'),
        link('PTFE', '/materialpages/ptfe'),
        link('Spiral-wound gaskets', '/spiral-wound-gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Upload the outline',
      content: 'If the flange can take a groove, the store has O-rings for face seals.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Chloroprene O-rings', '/shop/orings?material=cr'),
      ],
    }),
  ],
});
