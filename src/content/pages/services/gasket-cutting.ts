import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/gasket-cutting',
  title: 'Gasket cutting from a file or a sample',
  description:
    'Flat parts cut by oscillating knife, water jet or die: which method suits which sheet and quantity, how to prepare a file, how fine details can be.',
  blocks: [
    block('Content Header', {
      heading: 'Gasket cutting',
      lead: 'All we need is a closed outline in a file. A few pieces are cut without a tool, by knife or water jet; large quantities with a die.',
      actions: [primary('Send an outline', '/request-a-quote'), link('Gasket materials', '/gaskets')],
      image: '/drawings/gasket-cutting.svg',
    }),
    block('Data Table', {
      id: 'methods',
      heading: 'Cutting methods',
      caption: 'Methods of cutting sheet',
      head: head('Method', 'Sheet', 'Numbers', 'Edge', 'Mind'),
      rows: [
        row(
          'Oscillating knife',
          'Rubber, foam, fiber, thin PTFE',
          'One to hundreds',
          'Square, clean',
          'Small holes are punched',
        ),
        row(
          'Water jet',
          'Thick rubber, hard plastic, laminates',
          'One to hundreds',
          'Slight taper',
          'Foam and fiber get wet',
        ),
        row('Steel-rule die', 'Rubber, fiber, foam', 'Hundreds up', 'Dished in thick soft sheet', 'Die per outline'),
        row('Punch tool', 'Thin sheet, washers', 'Thousands up', 'Best repeat', 'Cost of the tool'),
        row('Lathe with knife', 'Rubber tube to flat rings', 'Tens up', 'Parallel faces', 'Round parts only'),
      ],
    }),
    block('List', {
      id: 'file',
      heading: 'How to prepare a file',
      style: 'numbers',
      items: texts(
        'DXF at 1:1 with the unit stated. One dimension written beside the part prevents mix-ups of inches and millimeters.',
        'Closed lines, each drawn once. Double lines are cut twice.',
        'Text, center lines and dimensions on a separate layer.',
        'Convert splines to arcs where your program allows it.',
        'Sheet, thickness, quantity and tolerance in the message, not in the file name.',
      ),
    }),
    block('Content Subheader', {
      id: 'details',
      heading: 'How fine details can be',
      content:
        '<p>The thickness of the sheet is the limit. Holes narrower than the sheet is thick tend to be conical; webs thinner than that tear when the part is lifted. Inner corners take the radius of the blade or jet, so allow about half a millimeter. Rubber yields under a blade, soft grades more than hard ones: a 40 Shore A silicone needs wider tolerances than a 70 Shore A nitrile of equal size.</p><p>Parts are nested on the sheet to save material. If the grain of a fiber sheet matters, mark its direction, since nesting rotates parts.</p>',
    }),
    block('Image Content Blocks', {
      id: 'source',
      heading: 'If you have no file',
      items: [
        {
          image: '/drawings/measure-id.svg',
          title: 'An old gasket',
          content: '<p>Scan it flat next to a ruler. We correct stretched bolt holes to the flange.</p>',
          btnTitle: 'Reverse engineering',
          btnLink: '/reverse-engineering',
        },
        {
          image: '/drawings/flange-pipe.svg',
          title: 'A flange standard',
          content: '<p>Nominal size, pressure class and facing define ring and full-face forms completely.</p>',
          btnTitle: 'Spiral-wound gaskets',
          btnLink: '/spiral-wound-gaskets',
        },
        {
          image: '/drawings/drawing-board.svg',
          title: 'A sketch',
          content:
            '<p>Outer size, bolt circle and number of holes are enough for most covers. You approve our drawing.</p>',
          btnTitle: 'Engineering services',
          btnLink: '/engineering-services',
        },
      ],
    }),
    faq('Questions about gasket cutting', {
      'Can large frames be made from strips?':
        '<p>Yes, with dovetail or bonded corners. It saves sheet but adds joints; <a href="/splicing-and-vulcanizing">vulcanized corners</a> seal best.</p>',
      'Can adhesive backing be included?':
        '<p>Yes, it is laminated before cutting. State the side, and whether you want a tab for peeling.</p>',
      'Which file types may I upload?':
        '<p>DXF or STEP for cutting, PDF or a picture (PNG, JPG) for anything else, up to 10 MB each.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=cr&id_low=100',
      links: [
        link('Slabs and sheet', '/slabs'),
        link('Foam and sponge', '/foam'),
        link('Washer gaskets', '/washer-gaskets'),
        link('Sanitary gaskets', '/sanitary-gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send outline, sheet and quantity',
      content: 'If the joint is round and can take a groove, an O-ring may cost less than a gasket.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Large chloroprene rings', '/shop/orings?material=cr&id_low=100'),
      ],
    }),
  ],
});
