import { block, definePage } from '../../define-page.ts';
import { head, link, primary, row, texts, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/manufacturing-hub-elastomers-plastics-metals',
  title: 'Manufacturing in elastomers, plastics, metals',
  description:
    'How seals are made: molding, extrusion, splicing, cutting, machining and forming. Which process fits which quantity, size and tolerance.',
  blocks: [
    block('Content Header', {
      heading: 'Manufacturing: elastomers, plastics, metals',
      lead: 'The process sets tooling cost, tolerance and the marks left on the part. A drawing made for the right process is cheaper to quote.',
      actions: [primary('Send a drawing', '/request-a-quote'), link('Custom molded parts', '/custom-parts')],
      image: '/drawings/molding.svg',
      altText: 'Mold halves with three ring cavities',
    }),
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
      caption: 'Which process is usual, and what to consider',
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
      heading: 'Tolerances by material',
      content:
        '<p>Steel is easily turned to hundredths of a millimeter. Rubber is not: it shrinks as it cools, by an amount that depends on the recipe, and yields under the caliper. Molded rubber therefore has its own tolerance classes, from precision to commercial, explained under <a href="/rma-tolerances">RMA tolerances</a>. Use the tight class for the one dimension that seals and the ordinary class elsewhere.</p><p>Plastics are in between. They hold a tolerance when machined, then change with temperature and, in the case of nylon, with humidity. State the temperature at which the size is to be checked.</p>',
    }),
    block('List', {
      id: 'drawing',
      heading: 'On the drawing',
      style: 'bullets',
      items: texts(
        'Where a parting line or gate mark is allowed, and where it is not',
        'How much flash is allowed, in height and thickness; see <a href="/deflashing">deflashing</a>',
        'Material by compound or by specification, with hardness and its tolerance',
        'Yearly quantity and lot size, which decide the number of cavities',
      ),
    }),
    block('Lower Call to Action', {
      heading: 'Compare quantities',
      content: 'Have the same part quoted at three quantities; the price shows where another process pays off.',
      actions: [primary('Quote three quantities', '/request-a-quote'), link('All services', '/all-services')],
    }),
  ],
});
