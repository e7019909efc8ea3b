import { block, definePage } from '../../define-page.ts';
import { link, primary, tile } from '../../shorthand.ts';

export const page = definePage({
  path: '/all-products',
  title: 'All seal, gasket and rubber products',
  description:
    'Every product family on one page, sorted by shape: rings, dynamic seals, gaskets, stock forms, molded parts. One line each on what it is for.',
  image: '/drawings/x-ring.svg',
  contents: false,
  blocks: [
    block('Content Header', {
      heading: 'All products',
      lead: 'Thirty-three families, sorted by how they seal. O-rings are priced in the store; other shapes are quoted from a drawing, sample or dimensions.',
      actions: [
        primary('O-rings with prices', '/shop/orings?stock_available=true'),
        link('Quote another shape', '/request-a-quote'),
      ],
      image: '/drawings/x-ring.svg',
      altText: 'Section of an X-ring with four lobes',
    }),
    block('Content Subheader', {
      id: 'how',
      heading: 'Choosing a shape',
      content:
        '<p>Ask three questions in order. Does the joint move? Static joints take O-rings and gaskets; rods and pistons need a lip, a lobe or a slipper; rotating shafts need a lip or face seal that runs under light load. Is the pressure one-sided, and how wide is the gap behind the seal? Where rubber would extrude, use a harder ring or a backup ring. Does the seal fit the groove? An O-ring groove also takes X-rings, cap seals and many T-seals; gaskets need only two flat faces.</p><p>If two shapes would work, choose the one with the simpler groove.</p>',
    }),
    block('Tile Grid', {
      id: 'rings',
      heading: 'Rings for a groove',
      columns: '4',
      items: [
        tile('o-ring', 'O-rings', 'The default for static joints and slow strokes.', '/o-rings'),
        tile('square-ring', 'Square rings', 'Lathe-cut, for filters and covers.', '/square-rings'),
        tile('x-ring', 'X-rings', 'Four contact lines, less friction.', '/x-rings'),
        tile('backup-ring', 'Backup rings', 'Close the gap behind an O-ring.', '/backup-rings'),
        tile(
          'encapsulated-o-ring',
          'Encapsulated O-rings',
          'Fluoropolymer jacket, elastic core.',
          '/encapsulated-o-rings',
        ),
        tile('giant-o-ring', 'Giant O-rings', 'Larger than the size tables.', '/giant-o-rings'),
        tile('micro-o-ring', 'Micro O-rings', 'Sections of about a millimeter and less.', '/micro-o-rings'),
        tile('conductive-o-ring', 'Conductive EMI O-rings', 'Filled with metal particles.', '/conductive-emi-o-rings'),
        tile(
          'detectable-o-ring',
          'Metal and X-ray detectable O-rings',
          'Fragments show up in inspection.',
          '/metal-and-x-ray-detectable-o-rings',
        ),
        tile('o-ring-cord', 'O-ring cord', 'Cut and joined on site.', '/o-ring-cord'),
        tile('o-ring-kit', 'O-ring kits', 'Sorted boxes for repair.', '/o-ring-kits'),
        tile('metal-c-ring', 'Metal seals', 'C-rings, O-rings and wire.', '/metal-seals'),
      ],
    }),
    block('Tile Grid', {
      id: 'moving',
      heading: 'Seals for rods, pistons and shafts',
      columns: '4',
      items: [
        tile('u-cup', 'U-cups', 'Two lips that pressure opens.', '/u-cups'),
        tile('t-seal', 'T-seals', 'Cannot twist in long strokes.', '/t-seals'),
        tile('v-ring', 'V-rings', 'Ride on the shaft, seal on a face.', '/v-rings'),
        tile('cap-seal', 'Cap seals', 'PTFE slipper energized by rubber.', '/cap-seals'),
        tile(
          'spring-energized-seal',
          'Spring-energized seals',
          'Jacket of PTFE, force from a spring.',
          '/spring-energized-seals',
        ),
        tile(
          'hydraulic-seal',
          'Hydraulic and pneumatic seals',
          'Sets with wipers and guides.',
          '/hydraulic-and-pneumatic-seals',
        ),
        tile('diaphragm', 'Diaphragms', 'A stroke without sliding.', '/diaphragms'),
      ],
    }),
    block('Tile Grid', {
      id: 'flat',
      heading: 'Gaskets and joints',
      columns: '4',
      items: [
        tile('gasket', 'Gaskets', 'Cut from sheet to your outline.', '/gaskets'),
        tile(
          'spiral-wound-gasket',
          'Spiral-wound gaskets',
          'Strip and filler for hot flanges.',
          '/spiral-wound-gaskets',
        ),
        tile('sanitary-gasket', 'Sanitary gaskets', 'For clamp ferrules.', '/sanitary-gaskets'),
        tile('washer-gasket', 'Washer gaskets', 'Flat rings by three dimensions.', '/washer-gaskets'),
        tile('isolation-kit', 'Flange isolation kits', 'Break the electrical path.', '/isolation-kits'),
        tile('fastener-seal', 'Fastener seals', 'Under heads and nuts.', '/fastener-seals'),
      ],
    }),
    block('Tile Grid', {
      id: 'forms',
      heading: 'Stock forms and molded parts',
      columns: '4',
      items: [
        tile('slab', 'Rubber slabs and sheet', 'By thickness and hardness.', '/slabs'),
        tile('foam', 'Foam and sponge', 'Low closing force.', '/foam'),
        tile('tubing', 'Tubing', 'Bore, wall and length.', '/tubing'),
        tile('extrusion', 'Extrusions', 'Profiles by the meter.', '/extrusions'),
        tile('rubber-ball', 'Rubber balls', 'Check valves and sieves.', '/rubber-balls'),
        tile('grommet', 'Grommets', 'Protect a cable at an edge.', '/grommets'),
        tile('bonded-part', 'Bonded parts', 'Rubber on a metal insert.', '/bonded-parts'),
        tile('custom-part', 'Custom molded parts', 'From your model or sample.', '/custom-parts'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Need another shape?',
      content: 'A sketch with three dimensions and the fluid is enough to tell how it can be made.',
      actions: [primary('Send a sketch', '/request-a-quote'), link('Engineering services', '/engineering-services')],
    }),
  ],
});
