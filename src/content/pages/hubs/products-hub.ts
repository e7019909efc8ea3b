import { block, definePage } from '../../define-page.ts';
import { head, link, primary, row, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/products-hub',
  title: 'Product Offerings & Materials',
  description:
    'Six ways into the range: elastomers, metals, plastics, references, industries and manufacturing, with a short guide to choosing one.',
  image: '/drawings/o-ring.svg',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'Product Offerings & Materials',
      lead: 'Find the seal where it sits, or go straight to a product group.',
      showImage: false,
    }),
    block('Section Drawing', { heading: 'Seals in a ball valve', drawing: 'ball-valve' }),
    block('Tile Grid', {
      items: [
        tile(
          'elastomer',
          'Elastomers',
          'Rubber families from nitrile to perfluoroelastomer, 30 to 95 Shore A.',
          '/elastomers-hub',
        ),
        tile('metal', 'Metals', 'C-rings, O-rings, wire and plate for vacuum and high heat.', '/metals-hub'),
        tile(
          'plastic',
          'Plastics',
          'PTFE, PEEK, PCTFE and others for backup rings, jackets and seats.',
          '/plastics-hub',
        ),
        tile(
          'face-gland',
          'References',
          'Size charts, groove design, tolerances, chemical ratings and shelf life.',
          '/reference-hub',
        ),
        tile(
          'flange-pipe',
          'Industries',
          'Eleven industries with their media and approvals, from dairy to nuclear.',
          '/industries-hub',
        ),
        tile(
          'molding',
          'Manufacturing',
          'Molding, splicing, cutting, machining and finishing.',
          '/manufacturing-hub-elastomers-plastics-metals',
        ),
      ],
    }),
    block('Content Subheader', {
      id: 'which-way',
      heading: 'Where to start',
      content:
        '<p>If you have a part number or a size, go to the <a href="/shop/orings">store</a>: it filters 1,084,458 O-rings by inside diameter, cross-section, hardness and temperature and shows prices by quantity. If you know the shape but not the size, <a href="/all-products">all products</a> shows every profile with a drawing. If you only know the problem, start from the medium or the industry.</p>',
    }),
    block('Data Table', {
      caption: 'Where to start, by what you know',
      head: head('You have', 'Go to', 'You get'),
      rows: [
        row('A dash number or two dimensions', ['Size finder', '/tools/size-finder'], 'The size and its parts'),
        row(
          'The fluid and its temperature',
          ['Material advisor', '/tools/material-advisor'],
          'Ranked materials with reasons',
        ),
        row('A groove that exists', ['Groove to ring', '/tools/groove-to-ring'], 'Every ring that fits, best first'),
        row('A groove, not yet cut', ['Groove design', '/general-groove-design'], 'Depth, width and squeeze'),
        row(
          'An approval on the drawing',
          ['Compliance', '/compliance-hub'],
          'The filter to set and the document to request',
        ),
        row('A failed seal on the bench', ['Failure guide', '/o-ring-failure-guide'], 'The likely cause'),
        row('Your own drawing', ['Custom parts', '/custom-parts'], 'What a request should include'),
      ],
    }),
    block('Content Subheader', {
      id: 'stock-or-made',
      heading: 'In the store, or made to order',
      content:
        '<p>The store holds O-rings: 442 compounds in inch, JIS and metric sizes, rubber, plastic, jacketed and metal. Everything else, from gaskets to spring-energized seals, is quoted from a drawing or a sample. Both can go in one request: add priced rings to the cart and describe the rest in the note.</p>',
      actions: [link('Services and finishing', '/all-services')],
    }),
    block('Lower Call to Action', {
      heading: 'Start in the store',
      content: 'Set a filter to see how many parts match.',
      actions: [
        primary('Shop nitrile O-rings', '/shop/orings?material=nbr'),
        link('Quote for other parts', '/request-a-quote'),
      ],
    }),
  ],
});
