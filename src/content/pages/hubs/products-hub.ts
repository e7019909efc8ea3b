import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';
import { tile } from '../../tile.ts';

export const page = definePage({
  path: '/products-hub',
  title: 'Product Offerings & Materials',
  description:
    'Six ways into the range: elastomers, metals, plastics, references, industries and manufacturing, with a short guide to which one to take.',
  image: '/drawings/o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Product Offerings & Materials',
      lead: 'Six ways in. Choose by what the part is made of, or by the job it has to do.',
      showImage: false,
    }),
    block('Tile Grid', {
      items: [
        tile(
          'elastomer',
          'Elastomers',
          'Rubber families from nitrile to perfluoroelastomer, 30 to 95 Shore A.',
          '/elastomers-hub',
        ),
        tile('metal', 'Metals', 'C-rings, O-rings, wire and plate for vacuum and for heat past rubber.', '/metals-hub'),
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
          'Eleven fields with their media and approvals, from dairy to nuclear.',
          '/industries-hub',
        ),
        tile(
          'molding',
          'Manufacturing',
          'Molding, splicing, cutting, machining and what follows them.',
          '/manufacturing-hub-elastomers-plastics-metals',
        ),
      ],
    }),
    block('Content Subheader', {
      id: 'which-way',
      heading: 'Which way is yours?',
      content:
        '<p>If you hold a part number or a size, skip this page: the <a href="/shop/orings">store</a> filters 1,084,458 O-rings by inside diameter, cross-section, hardness and temperature and shows the price of each quantity. If you know the shape but not the size, <a href="/all-products">all products</a> lists every profile with a sketch. If you only know the problem, start from the medium or the field.</p>',
    }),
    block('Data Table', {
      caption: 'Starting points by what is known',
      head: head('You know', 'Go to', 'You leave with'),
      rows: [
        row('A dash number or two dimensions', ['AS568 sizes', '/as568-sizing-chart'], 'A size, and parts in it'),
        row(
          'The fluid and its temperature',
          ['Chemical ratings', '/chemical-compatibility-table-o-rings-gaskets-plastics'],
          'Two or three polymers',
        ),
        row('The groove, not yet cut', ['Groove design', '/general-groove-design'], 'Depth, width and squeeze'),
        row('An approval on the drawing', ['Compliance', '/compliance-hub'], 'The filter to set and what to ask'),
        row('A broken seal on the bench', ['Failure guide', '/o-ring-failure-guide'], 'The likely cause'),
        row('A print of your own', ['Custom parts', '/custom-parts'], 'An inquiry with the right details'),
      ],
    }),
    block('Content Subheader', {
      id: 'stock-or-made',
      heading: 'In the store, or made to order',
      content:
        '<p>The store holds O-rings: 442 compounds in inch, JIS and metric sizes, rubber, plastic, jacketed and metal. Everything else, from gaskets to spring-energized seals, is quoted from a drawing or a sample. Both kinds can go on one request: put priced rings in the cart and describe the rest in the note.</p>',
      actions: [{ label: 'Services and finishing', url: '/all-services' }],
    }),
    block('Lower Call to Action', {
      heading: 'Start in the store',
      content: 'Set one filter and watch the count fall.',
      actions: [
        { label: 'Shop nitrile O-rings', url: '/shop/orings?material=nbr', priority: 'primary' },
        { label: 'Quote for other parts', url: '/request-a-quote' },
      ],
    }),
  ],
});
