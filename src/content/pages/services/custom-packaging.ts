import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/custom-packaging',
  title: 'Custom packaging, labels and bar codes',
  description:
    'Seals counted into bags, tubes, reels or trays with your part number and bar code: which pack suits which part, label contents, what to specify.',
  image: '/drawings/packaging.svg',
  blocks: [
    block('Content Header', {
      heading: 'Custom packaging',
      lead: 'The right quantity, in a pack that your people or machines can open, with a part number your system reads.',
      actions: [
        { label: 'Describe your pack', url: '/request-a-quote', priority: 'primary' },
        { label: 'Kitting', url: '/kitting' },
      ],
      image: '/drawings/packaging.svg',
    }),
    block('Table of Contents', {}),
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
        {
          heading: 'Identity',
          points: [
            { text: 'Your part number, our part number, revision' },
            { text: 'Size, compound, hardness' },
            { text: 'Count and unit' },
          ],
        },
        {
          heading: 'Origin',
          points: [
            { text: 'Batch and cure date' },
            { text: 'Use-by date, if your system needs it' },
            { text: 'Country of origin' },
          ],
        },
        {
          heading: 'Machine reading',
          points: [
            { text: 'Linear code or data matrix, with its content spelled out' },
            { text: 'Purchase order and line' },
            { text: 'Color bar for the polymer' },
          ],
        },
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
      items: [
        { text: 'Pieces per pack, packs per box, and the tolerance of the count.' },
        { text: 'Film or container, and whether it may be recycled or must be returned.' },
        { text: 'A picture of the label with all fields filled in, not just their names.' },
        { text: 'The position of the label, for the scanner.' },
        { text: 'Documents: one set per shipment, per lot or per box.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about packaging',
      items: [
        {
          question: 'How are parts counted?',
          answer:
            '<p>By weight for large quantities, by eye or machine for small ones. Weighing is less exact; request counted packs if every piece matters.</p>',
        },
        {
          question: 'Can our brand be on the bag?',
          answer:
            '<p>Yes. Send print data and permission to use them. A neutral label without our brand is also possible.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=epdm&compliance=nsf-ansi-61',
      links: [
        { label: 'Vacuum bagging', url: '/vacuum-bagging' },
        { label: 'Cleanroom', url: '/cleanroom' },
        { label: 'Consignment', url: '/consignment' },
        { label: 'Shelf life', url: '/shelf-life' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings with your label',
      content: 'Fill the cart, then note pack and label for each line.',
      actions: [
        {
          label: 'EPDM drinking-water rings',
          url: '/shop/orings?material=epdm&compliance=nsf-ansi-61',
          priority: 'primary',
        },
        { label: 'Request a quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
