import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/manufacturing-hub-elastomers-plastics-metals',
  title: 'Manufacturing in elastomers, plastics, metals',
  description:
    'How seals are made: molding, extrusion, splicing, cutting, machining and forming. Which process fits which quantity, size and tolerance, and why.',
  image: '/drawings/molding.svg',
  blocks: [
    block('Content Header', {
      heading: 'Manufacturing: elastomers, plastics, metals',
      lead: 'The process sets tooling cost, tolerance and the mark it leaves on the part. Knowing which one is meant makes a drawing cheaper to quote.',
      actions: [
        { label: 'Send a drawing', url: '/request-a-quote', priority: 'primary' },
        { label: 'Custom molded parts', url: '/custom-parts' },
      ],
      image: '/drawings/molding.svg',
      altText: 'Mold halves with three ring cavities',
    }),
    block('Table of Contents', {}),
    block('Tile Grid', {
      id: 'processes',
      heading: 'Processes and their parts',
      items: [
        tile('molding', 'Molding', 'Rubber cured in a closed tool: rings, boots, diaphragms.', '/custom-parts'),
        tile('extrusion', 'Extruding', 'Cord, tube and profile pressed through a die.', '/extrusions'),
        tile('splicing', 'Splicing', 'Cord ends joined under heat into a ring.', '/splicing-and-vulcanizing'),
        tile('gasket-cutting', 'Cutting', 'Sheet cut by knife, die or water jet.', '/gasket-cutting'),
        tile('bonded-part', 'Bonding', 'Rubber cured onto a primed metal insert.', '/bonded-parts'),
        tile(
          'spring-energized-seal',
          'Turning',
          'Jackets, backup rings and seats from plastic rod.',
          '/spring-energized-seals',
        ),
        tile('metal-c-ring', 'Forming metal', 'Strip and tube rolled, welded and plated.', '/metal-seals'),
        tile('spiral-wound-gasket', 'Winding', 'Metal strip with soft filler.', '/spiral-wound-gaskets'),
        tile('assembly', 'Assembling', 'Seal, spring and housing put together.', '/assembly'),
      ],
    }),
    block('Data Table', {
      id: 'fit',
      heading: 'Process by quantity and size',
      caption: 'What usually decides between two processes',
      head: head('You need', 'Usual process', 'Tool?', 'Watch'),
      rows: [
        row('A standard ring', ['From stock', '/shop/orings?stock_available=true'], 'No', 'Minimum per line'),
        row(
          'An odd inside diameter, few pieces',
          ['Spliced cord', '/splicing-and-vulcanizing'],
          'No',
          'The joint is stiffer; static use',
        ),
        row('An odd size, thousands', ['Molded', '/custom-o-rings'], 'Yes', 'Shrinkage differs by compound'),
        row('A flat outline, any number', ['Cut from sheet', '/gasket-cutting'], 'Seldom', 'Sheet thickness tolerance'),
        row('A plastic ring, one or a hundred', ['Turned', '/backup-rings'], 'No', 'Cut or endless, state which'),
        row('A fluoropolymer skin', ['Jacketed', '/encapsulated-o-rings'], 'No', 'Little stretch at assembly'),
      ],
    }),
    block('Content Subheader', {
      id: 'tolerance',
      heading: 'Tolerance costs differ by material',
      content:
        '<p>Steel can be turned to hundredths of a millimeter without a second thought. Rubber cannot: it shrinks as it cools, by an amount that changes with the recipe, and it bends under the caliper. Molded rubber therefore has its own classes, from precision to commercial, explained under <a href="/rma-tolerances">RMA tolerances</a>. Use the tight class for the one dimension that seals and the ordinary class elsewhere.</p><p>Plastics lie between. They hold a tolerance on the day they are turned and then move with temperature and, for nylon, with humidity. Say at which temperature the size is to be checked.</p>',
    }),
    block('List', {
      id: 'drawing',
      heading: 'On the drawing',
      style: 'bullets',
      items: [
        { text: 'Where a parting line or gate mark may lie, and where it must not' },
        { text: 'How much flash is allowed, in height and thickness; see <a href="/deflashing">deflashing</a>' },
        { text: 'Material by compound or by specification, with hardness and its tolerance' },
        { text: 'Yearly need and lot size: they choose the number of cavities' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Let the quantity choose the process',
      content: 'Quote the same part at three quantities and the change of process shows in the price.',
      actions: [
        { label: 'Quote three quantities', url: '/request-a-quote', priority: 'primary' },
        { label: 'All services', url: '/all-services' },
      ],
    }),
  ],
});
