import { block, definePage } from '../../define-page.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/all-services',
  title: 'Services around seals, from print to pack',
  description:
    'Engineering, making, cleaning, coating, testing, packing and supply of seals: eighteen services in the order in which a part passes through them.',
  image: '/drawings/drawing-board.svg',
  blocks: [
    block('Content Header', {
      heading: 'Services',
      lead: 'What happens before, during and after molding. Pick a single step for parts you buy, or string several together and receive them ready to fit.',
      actions: [
        { label: 'Request a service', url: '/request-a-quote', priority: 'primary' },
        { label: 'Engineering services', url: '/engineering-services' },
      ],
      image: '/drawings/drawing-board.svg',
      altText: 'Drawing board with a seal section',
    }),
    block('Table of Contents', {}),
    block('Tile Grid', {
      id: 'design',
      heading: 'Design and make',
      items: [
        tile('drawing-board', 'Engineering services', 'Gland, material and failure review.', '/engineering-services'),
        tile('reverse-engineering', 'Reverse engineering', 'A drawing from a worn sample.', '/reverse-engineering'),
        tile('giant-o-ring', 'Custom O-rings', 'Sizes and compounds not on the list.', '/custom-o-rings'),
        tile('splicing', 'Splicing and vulcanizing', 'Large rings joined from cord.', '/splicing-and-vulcanizing'),
        tile('gasket-cutting', 'Gasket cutting', 'From a file to a flat part.', '/gasket-cutting'),
        tile(
          'wafer-chamber',
          'Semiconductor products and services',
          'For tools and chambers.',
          '/semiconductor-products-and-services',
        ),
      ],
    }),
    block('Tile Grid', {
      id: 'finish',
      heading: 'Finish and clean',
      items: [
        tile('deflashing', 'Deflashing', 'Parting-line edge removed.', '/deflashing'),
        tile('coating', 'Coatings', 'Color, slip and release.', '/coatings'),
        tile('ultrasonic-bath', 'Ultrasonic cleaning', 'Loose particles off.', '/ultrasonic-cleaning'),
        tile('vacuum-oven', 'Vacuum baking', 'Volatiles out.', '/vacuum-baking'),
        tile('cleanroom', 'Cleanroom', 'Inspect and pack in filtered air.', '/cleanroom'),
        tile('vacuum-bag', 'Vacuum bagging', 'Sealed without air.', '/vacuum-bagging'),
      ],
    }),
    block('Tile Grid', {
      id: 'prove',
      heading: 'Prove and supply',
      items: [
        tile('tensile-test', 'Material testing', 'Hardness, tensile, swell, set.', '/material-testing'),
        tile('measure-cs', 'Specialty compliances', 'Rules and their paperwork.', '/specialty-compliances'),
        tile('kitting', 'Kitting', 'One bag per repair.', '/kitting'),
        tile('assembly', 'Assembly', 'Seal and hardware joined.', '/assembly'),
        tile('packaging', 'Custom packaging', 'Counted, labeled, bar-coded.', '/custom-packaging'),
        tile('consignment', 'Consignment', 'Stock on your shelf.', '/consignment'),
      ],
    }),
    block('Content Subheader', {
      id: 'combine',
      heading: 'Which steps belong together',
      content:
        '<p>Order matters more than number. Deflashing leaves dust, so it comes before washing; washing leaves water, so baking comes after it; a coating needs a clean surface and must not be baked off again. Tests that destroy a sample are taken from the same molding lot before the rest is bagged. Kitting is always last, since a kit is identified by its label.</p><p>Tell us the condition on arrival that you need rather than a list of processes: “no visible particles under 10× magnification, double bagged, lot number outside” is a better specification than three trade names for cleaning.</p>',
    }),
    block('Link Columns', {
      id: 'groups',
      heading: 'More services',
      columns: [
        {
          heading: 'Manufacturing',
          links: [{ label: 'How parts are made', url: '/manufacturing-hub-elastomers-plastics-metals' }],
        },
        {
          heading: 'Coatings and lubrication',
          links: [{ label: 'Less friction, dry or greased', url: '/coatings-and-lubrication-hub' }],
        },
        { heading: 'Compliance', links: [{ label: 'Rules for contact and safety', url: '/compliance-hub' }] },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Services apply to store parts as well',
      content: 'Put the rings in the cart and write the step into the note of the line.',
      actions: [
        { label: 'Choose rings in stock', url: '/shop/orings?stock_available=true', priority: 'primary' },
        { label: 'Contact', url: '/contact-us' },
      ],
    }),
  ],
});
