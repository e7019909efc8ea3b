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
      lead: 'The right count, in a pack your people or machines can open, under a number your system reads. It sounds minor until a thousand loose rings have to be counted at a bench.',
      actions: [
        { label: 'Describe your pack', url: '/request-a-quote', priority: 'primary' },
        { label: 'Kitting', url: '/kitting' },
      ],
      image: '/drawings/packaging.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'packs',
      heading: 'Pack by part',
      caption: 'Forms of packing and what they are good for',
      head: head('Pack', 'For', 'Good because', 'Not for'),
      rows: [
        row('Zip bag', 'Small rings at a bench', 'Opens and closes', 'Clean use'),
        row('Heat-sealed bag', 'Spares, long storage', 'Keeps its date', 'Daily picking'),
        row('Tube or mandrel', 'Rings fed one by one', 'Order and direction kept', 'Soft or sticky rubber'),
        row('Tray', 'Lip seals, machined parts', 'Edges touch nothing', 'Cheap bulk parts'),
        row('Reel', 'Cord and extrusions', 'Length marked, no kinks', 'Tight bends'),
        row('Carton, laid flat', 'Large rings and sheet', 'No lasting fold', 'Rings that must be hung'),
      ],
    }),
    block('Column Content', {
      id: 'label',
      heading: 'What the label can carry',
      columns: [
        {
          heading: 'Identity',
          points: [
            { text: 'Your number, our number, revision' },
            { text: 'Size, compound, hardness' },
            { text: 'Count and unit' },
          ],
        },
        {
          heading: 'Origin',
          points: [
            { text: 'Batch and cure date' },
            { text: 'Last date of use, if your system wants it' },
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
      heading: 'Packing is part of storage',
      content:
        '<p>Rubber in a pack should be relaxed, dark and away from copper, ozone and solvent vapor. Rings must not be tied in bundles, threaded on wire or squeezed under a lid: each contact turns into a flat spot. Polyethylene is the usual film. PVC is avoided, since its plasticizer migrates into the seal. Black or amber bags spare a dark cupboard.</p>',
    }),
    block('List', {
      id: 'specify',
      heading: 'Writing the instruction',
      style: 'numbers',
      items: [
        { text: 'Pieces per pack, packs per box, and how much a count may be off.' },
        { text: 'Film or container, and whether it may be recycled or must be returned.' },
        { text: 'A picture of the label with all fields filled in, not just their names.' },
        { text: 'Side on which it sits, so that the scanner finds it.' },
        { text: 'Papers: one set per shipment, per lot or per box.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Packs and labels',
      items: [
        {
          question: 'How is the count made?',
          answer:
            '<p>By weight for large numbers, by eye or machine for small ones. Weighing depends on even sections; ask for a counted pack if one piece matters.</p>',
        },
        {
          question: 'Can our brand be on the bag?',
          answer: '<p>Send print data and the right to use them. A neutral label without ours is possible as well.</p>',
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
      heading: 'Rings plus your label',
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
