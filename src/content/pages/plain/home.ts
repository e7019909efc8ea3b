import { block, definePage } from '../../define-page.ts';

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
  blocks: [
    block('Part Finder', {
      heading: 'The right seal, found by its dimensions.',
      lead: '1,084,458 parts in 442 compounds, each with its size, temperature range, price breaks and ship time. Build a quote cart in a minute, or ask an engineer.',
    }),
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
        'Bars show the working range on file for a general-purpose grade of each material. Special grades reach further: a low-temperature fluorocarbon seals at −40 °C. Heat shortens life well below the upper limit, and the medium matters as much as the temperature.',
      linkLabel: 'Compare materials',
      linkUrl: '/material-comparison-guide',
      links: [
        { label: 'Chemical compatibility table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
        { label: 'Material comparison guide', url: '/material-comparison-guide' },
        { label: 'Shelf life', url: '/shelf-life' },
        { label: 'Gas permeability', url: '/permeability' },
      ],
    }),
    block('Price Breaks', {
      heading: 'See price breaks before you call',
      content:
        'Enter a quantity for any priced part. You see the unit price, the ship time from our own and partner warehouses, and a faster partial shipment if there is one. Add parts to a quote cart with your notes.',
      part: 'FK7502-214',
      actions: [{ label: 'Shop O-rings', url: '/shop/orings' }],
    }),
    block('Link Columns', {
      columns: [
        {
          heading: 'Reference',
          links: [
            { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
            { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
            { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
            { label: 'General groove design', url: '/general-groove-design' },
            { label: 'Face seal design', url: '/face-seal-design' },
            { label: 'Dovetail groove design', url: '/dove-tail-design' },
            { label: 'Static rod and piston design', url: '/static-rod-piston-design' },
            { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
          ],
        },
        {
          heading: 'Industries',
          links: [
            { label: 'Chemical processing', url: '/industries/chemical-processing' },
            { label: 'Semiconductor and solar', url: '/industries/semiconductor-solar' },
            { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
            { label: 'Food and dairy', url: '/industries/food-dairy' },
            { label: 'Drinking water', url: '/industries/drinking-water' },
            { label: 'Medical and pharmaceutical', url: '/industries/medical-pharmaceutical' },
            { label: 'Oil field', url: '/industries/oil-field' },
            { label: 'EMI and RFI shielding', url: '/industries/emi-rfi-shielding' },
          ],
        },
        {
          heading: 'Services',
          links: [
            { label: 'Custom O-rings', url: '/custom-o-rings' },
            { label: 'Engineering services', url: '/engineering-services' },
            { label: 'Kitting', url: '/kitting' },
            { label: 'Vacuum baking', url: '/vacuum-baking' },
            { label: 'Cleanroom', url: '/cleanroom' },
            { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
            { label: 'Material testing', url: '/material-testing' },
            { label: 'Reverse engineering', url: '/reverse-engineering' },
          ],
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'No standard size fits?',
      content: 'Send a sketch, a worn part or three dimensions. We answer with a drawing, a material and a price.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote' },
        { label: 'Talk to an engineer', url: '/contact-us', priority: 'primary' },
      ],
    }),
  ],
});
