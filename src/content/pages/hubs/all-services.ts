import { block, definePage } from '../../define-page.ts';
import { link, linkColumn, primary, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/all-services',
  title: 'Seal services, from drawing to packing',
  description:
    'Engineering, manufacturing, cleaning, coating, testing, packing and supply of seals: eighteen services in the order in which a part goes through them.',
  blocks: [
    block('Content Header', {
      heading: 'Services',
      lead: 'What happens before, during and after molding. Add one step to the parts you buy, or combine several and receive parts ready to install.',
      actions: [
        primary('Request a service', '/request-a-quote'),
        link('Engineering services', '/engineering-services'),
      ],
      image: '/drawings/drawing-board.svg',
      altText: 'Drawing board with a seal section',
    }),
    block('Tile Grid', {
      id: 'design',
      heading: 'Design and manufacture',
      items: [
        tile('drawing-board', 'Engineering services', 'Gland, material and failure review.', '/engineering-services'),
        tile('reverse-engineering', 'Reverse engineering', 'A drawing from a worn sample.', '/reverse-engineering'),
        tile('giant-o-ring', 'Custom O-rings', 'Sizes and compounds not in the catalog.', '/custom-o-rings'),
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
        tile('ultrasonic-bath', 'Ultrasonic cleaning', 'Removes loose particles.', '/ultrasonic-cleaning'),
        tile('vacuum-oven', 'Vacuum baking', 'Drives off volatiles.', '/vacuum-baking'),
        tile('cleanroom', 'Cleanroom', 'Inspect and pack in filtered air.', '/cleanroom'),
        tile('vacuum-bag', 'Vacuum bagging', 'Vacuum-sealed.', '/vacuum-bagging'),
      ],
    }),
    block('Tile Grid', {
      id: 'prove',
      heading: 'Test and supply',
      items: [
        tile('tensile-test', 'Material testing', 'Hardness, tensile, swell, set.', '/material-testing'),
        tile('measure-cs', 'Specialty compliances', 'Standards and their documents.', '/specialty-compliances'),
        tile('kitting', 'Kitting', 'One bag per repair.', '/kitting'),
        tile('assembly', 'Assembly', 'Seal and hardware joined.', '/assembly'),
        tile('packaging', 'Custom packaging', 'Counted, labeled, bar-coded.', '/custom-packaging'),
        tile('consignment', 'Consignment', 'Stock on your shelf.', '/consignment'),
      ],
    }),
    block('Content Subheader', {
      id: 'combine',
      heading: 'Which steps go together',
      content:
        '<p>The sequence matters. Deflashing leaves dust, so it comes before washing; washing leaves water, so baking comes after it; a coating needs a clean surface and must not be baked afterward. Samples for destructive tests are taken from the same molding lot before the rest is bagged. Kitting is always last, since a kit is identified by its label.</p><p>Specify the condition you need on arrival rather than a list of processes: “no visible particles under 10× magnification, double bagged, lot number outside” is a better specification than three trade names for cleaning.</p>',
    }),
    block('Link Columns', {
      id: 'groups',
      heading: 'More services',
      columns: [
        linkColumn('Manufacturing', [link('How parts are made', '/manufacturing-hub-elastomers-plastics-metals')]),
        linkColumn('Coatings and lubrication', [
          link('Lower friction, dry or greased', '/coatings-and-lubrication-hub'),
        ]),
        linkColumn('Compliance', [link('Standards for contact and safety', '/compliance-hub')]),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Services for parts from the store',
      content: 'Add the rings to the cart and name the service in the line note.',
      actions: [primary('Choose rings in stock', '/shop/orings?stock_available=true'), link('Contact', '/contact-us')],
    }),
  ],
});
