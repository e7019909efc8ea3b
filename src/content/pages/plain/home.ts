import { block, definePage } from '../../define-page.ts';
import { link, linkColumn, primary } from '../../shorthand.ts';

const shape = (drawing: string, title: string, text: string, url: string) => ({
  image: `/drawings/${drawing}.svg`,
  title,
  text,
  url,
});

export const page = definePage({
  path: '/',
  title: 'O-rings, gaskets and seals by their dimensions',
  description:
    'Find O-rings by inside diameter, cross-section, temperature and material. Exact counts, price breaks, stock and ship times for 1,084,458 parts.',
  image: '/drawings/o-ring.svg',
  contents: false,
  blocks: [
    block('Part Finder', {
      heading: 'The right seal, found by its dimensions.',
      lead: '1,084,458 parts in 442 compounds, each with its size, temperature range, price breaks and ship time. Build a quote cart in a minute, or ask an engineer.',
    }),
    block('Section Drawing', { heading: 'Seals in a hydraulic cylinder', drawing: 'hydraulic-cylinder' }),
    block('Tile Grid', {
      heading: 'Choose by shape',
      columns: '7',
      linkLabel: 'All products',
      linkUrl: '/all-products',
      items: [
        shape('o-ring', 'O-rings', 'round section, 2,779 sizes', '/o-rings'),
        shape('backup-ring', 'Backup rings', 'against extrusion', '/backup-rings'),
        shape('encapsulated-o-ring', 'Encapsulated', 'rubber core, FEP or PFA jacket', '/encapsulated-o-rings'),
        shape('x-ring', 'X-rings', 'four lobes, moving rods', '/x-rings'),
        shape('u-cup', 'U-cups', 'two lips, for hydraulics', '/u-cups'),
        shape('spring-energized-seal', 'Spring-energized', 'PTFE jacket, metal spring', '/spring-energized-seals'),
        shape('cap-seal', 'Cap seals', 'slipper over an O-ring', '/cap-seals'),
        shape('t-seal', 'T-seals', 'cannot roll in the gland', '/t-seals'),
        shape('v-ring', 'V-rings', 'axial, rotating shafts', '/v-rings'),
        shape('metal-c-ring', 'Metal seals', 'for vacuum and high heat', '/metal-seals'),
        shape('gasket', 'Gaskets', 'cut to print', '/gaskets'),
        shape('fastener-seal', 'Fastener seals', 'under bolt and screw heads', '/fastener-seals'),
        shape('diaphragm', 'Diaphragms', 'molded to print', '/diaphragms'),
        shape('extrusion', 'Extrusions', 'cord and profiles by length', '/extrusions'),
      ],
    }),
    block('Temperature Chart', {
      heading: 'Or choose by temperature',
      content:
        'Bars show the typical working range of a general-purpose grade of each material. Hatched: special grades only. Other special grades reach further: a low-temperature fluorocarbon seals at −40 °C. Heat shortens life well below the upper limit, and the medium matters as much as the temperature.',
      linkLabel: 'Compare materials',
      linkUrl: '/material-comparison-guide',
      links: [
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
        link('Material comparison guide', '/material-comparison-guide'),
        link('Shelf life', '/shelf-life'),
        link('Gas permeability', '/permeability'),
      ],
    }),
    block('Price Breaks', {
      heading: 'See price breaks before you call',
      content:
        'Enter a quantity for any priced part. You see the unit price, the ship time from our own and partner warehouses, and a faster partial shipment if there is one. Add parts to a quote cart with your notes.',
      part: 'FK7502-214',
      actions: [link('Shop O-rings', '/shop/orings')],
    }),
    block('Link Columns', {
      columns: [
        linkColumn('Reference', [
          link('AS568 sizing chart', '/as568-sizing-chart'),
          link('JIS sizing chart', '/jis-sizing-chart'),
          link('Metric O-ring table', '/metric-o-ring-table'),
          link('General groove design', '/general-groove-design'),
          link('Face seal design', '/face-seal-design'),
          link('Dovetail groove design', '/dove-tail-design'),
          link('Static rod and piston design', '/static-rod-piston-design'),
          link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        ]),
        linkColumn('Industries', [
          link('Chemical processing', '/industries/chemical-processing'),
          link('Semiconductor and solar', '/industries/semiconductor-solar'),
          link('Military, aerospace, automotive', '/industries/military-aerospace-automotive'),
          link('Food and dairy', '/industries/food-dairy'),
          link('Drinking water', '/industries/drinking-water'),
          link('Medical and pharmaceutical', '/industries/medical-pharmaceutical'),
          link('Oil field', '/industries/oil-field'),
          link('EMI and RFI shielding', '/industries/emi-rfi-shielding'),
        ]),
        linkColumn('Services', [
          link('Custom O-rings', '/custom-o-rings'),
          link('Engineering services', '/engineering-services'),
          link('Kitting', '/kitting'),
          link('Vacuum baking', '/vacuum-baking'),
          link('Cleanroom', '/cleanroom'),
          link('Coatings and lubrication', '/coatings-and-lubrication-hub'),
          link('Material testing', '/material-testing'),
          link('Reverse engineering', '/reverse-engineering'),
        ]),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'No standard size fits?',
      content: 'Send a sketch, a worn part or three dimensions. We answer with a drawing, a material and a price.',
      actions: [link('Request a quote', '/request-a-quote'), primary('Talk to an engineer', '/contact-us')],
    }),
  ],
});
