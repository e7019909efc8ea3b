import { block, definePage } from '../../define-page.ts';
import { faq, head, link, points, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/custom-packaging',
  title: 'Custom packaging, labels and bar codes',
  description:
    'Seals counted into bags, tubes, reels or trays with your part number and bar code: which pack suits which part, label contents, what to specify.',
  blocks: [
    block('Content Header', {
      heading: 'Custom packaging',
      lead: 'The right quantity, in a pack that your people or machines can open, with a part number your system reads.',
      actions: [primary('Describe your pack', '/request-a-quote'), link('Kitting', '/kitting')],
      image: '/drawings/packaging.svg',
    }),
    block('Data Table', {
      id: 'packs',
      heading: 'Packs by part',
      caption: 'Packs, their uses and limits',
      head: head('Pack', 'For', 'Good because', 'Not for'),
      rows: [
        row('Zip bag', 'Small rings at a bench', 'Opens and closes', 'Clean use'),
        row('Heat-sealed bag', 'Spares, long storage', 'Shelf life is kept', 'Daily picking'),
        row('Tube or mandrel', 'Rings fed one by one', 'Order and direction kept', 'Soft or sticky rubber'),
        row('Tray', 'Lip seals, machined parts', 'Edges are protected', 'Cheap bulk parts'),
        row('Reel', 'Cord and extrusions', 'Length marked, no kinks', 'Tight bends'),
        row('Carton, laid flat', 'Large rings and sheet', 'No permanent folds', 'Rings that must be hung'),
      ],
    }),
    block('Column Content', {
      id: 'label',
      heading: 'What the label can carry',
      columns: [
        points('Identity', [
          'Your part number, our part number, revision',
          'Size, compound, hardness',
          'Count and unit',
        ]),
        points('Origin', ['Batch and cure date', 'Use-by date, if your system needs it', 'Country of origin']),
        points('Machine reading', [
          'Linear code or data matrix, with its content spelled out',
          'Purchase order and line',
          'Color bar for the polymer',
        ]),
      ],
    }),
    block('Content Subheader', {
      id: 'storage',
      heading: 'Packing and storage',
      content:
        '<p>Pack rubber without tension, in the dark, away from copper, ozone and solvent vapor. Do not tie rings in bundles, thread them on wire or squeeze them under a lid: each contact becomes a flat spot. Polyethylene is the usual film. Avoid PVC, since its plasticizer migrates into the seal. Black or amber bags keep out light.</p>',
    }),
    block('List', {
      id: 'specify',
      heading: 'What to specify',
      style: 'numbers',
      items: texts(
        'Pieces per pack, packs per box, and the tolerance of the count.',
        'Film or container, and whether it may be recycled or must be returned.',
        'A picture of the label with all fields filled in, not just their names.',
        'The position of the label, for the scanner.',
        'Documents: one set per shipment, per lot or per box.',
      ),
    }),
    faq('Questions about packaging', {
      'How are parts counted?':
        '<p>By weight for large quantities, by eye or machine for small ones. Weighing is less exact; request counted packs if every piece matters.</p>',
      'Can our brand be on the bag?':
        '<p>Yes. Send print data and permission to use them. A neutral label without our brand is also possible.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=epdm&compliance=nsf-ansi-61',
      links: [
        link('Vacuum bagging', '/vacuum-bagging'),
        link('Cleanroom', '/cleanroom'),
        link('Consignment', '/consignment'),
        link('Shelf life', '/shelf-life'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings with your label',
      content: 'Fill the cart, then note pack and label for each line.',
      actions: [
        primary('EPDM drinking-water rings', '/shop/orings?material=epdm&compliance=nsf-ansi-61'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
