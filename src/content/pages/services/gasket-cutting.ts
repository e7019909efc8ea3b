import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/gasket-cutting',
  title: 'Gasket cutting from a file or a sample',
  description:
    'Flat parts cut by oscillating knife, water jet or die: which method suits which sheet and number, how to prepare a file, how fine details may be.',
  image: '/drawings/gasket-cutting.svg',
  blocks: [
    block('Content Header', {
      heading: 'Gasket cutting',
      lead: 'A closed outline in a file is all a cutter needs. No tool for ten pieces, a die for ten thousand, and between them a choice of knife or water.',
      actions: [
        { label: 'Send an outline', url: '/request-a-quote', priority: 'primary' },
        { label: 'Gasket materials', url: '/gaskets' },
      ],
      image: '/drawings/gasket-cutting.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'methods',
      heading: 'Knife, water or die',
      caption: 'Ways of cutting sheet',
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
      heading: 'A file that cuts at once',
      style: 'numbers',
      items: [
        {
          text: 'DXF at 1:1, unit stated. One known dimension written beside the part catches inch and millimeter mix-ups.',
        },
        { text: 'Closed lines, each drawn once. Double lines are cut twice.' },
        { text: 'Text, center lines and dimensions on a layer of their own.' },
        { text: 'Splines turned into arcs where your program allows it.' },
        { text: 'Sheet, thickness, count and tolerance in the message rather than in the file name.' },
      ],
    }),
    block('Content Subheader', {
      id: 'details',
      heading: 'How fine is possible',
      content:
        '<p>Think in thicknesses. Holes narrower than the sheet is thick tend to come out conical; webs thinner than that tear when the part is lifted. Inner corners take the radius of the blade or jet, so allow half a millimeter or so. Rubber gives way under a blade, soft grades more than hard ones: a 40 Shore A silicone needs wider tolerances than a 70 Shore A nitrile of equal size.</p><p>Parts are nested on the sheet to save material. Where the grain of a fiber sheet matters, mark its direction, since nesting turns parts freely.</p>',
    }),
    block('Image Content Blocks', {
      id: 'source',
      heading: 'No file? Three other ways',
      items: [
        {
          image: '/drawings/measure-id.svg',
          title: 'An old gasket',
          content:
            '<p>Flattened on a scanner next to a ruler. Bolt holes are corrected to the flange, as used ones stretch.</p>',
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
            '<p>Outer size, hole circle and hole count suffice for most covers. You approve the drawing made of it.</p>',
          btnTitle: 'Engineering services',
          btnLink: '/engineering-services',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Cutting questions',
      items: [
        {
          question: 'Can large frames be cut from strips?',
          answer:
            '<p>Yes, with dovetail or bonded corners. It saves the middle of the sheet, at the price of joints; <a href="/splicing-and-vulcanizing">vulcanized corners</a> are the tight version.</p>',
        },
        {
          question: 'Is adhesive backing cut along?',
          answer: '<p>It is laminated before cutting. Say which side, and whether a tab for peeling is wanted.</p>',
        },
        {
          question: 'Which file types may I upload?',
          answer:
            '<p>DXF or STEP for cutting, PDF or a picture (PNG, JPG) for everything else; no file above 10 MB.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=cr&id_low=100',
      links: [
        { label: 'Slabs and sheet', url: '/slabs' },
        { label: 'Foam and sponge', url: '/foam' },
        { label: 'Washer gaskets', url: '/washer-gaskets' },
        { label: 'Sanitary gaskets', url: '/sanitary-gaskets' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Outline, sheet, count',
      content: 'If the joint is round and can take a groove, an O-ring may cost less than any cutting.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Large chloroprene rings', url: '/shop/orings?material=cr&id_low=100' },
      ],
    }),
  ],
});
