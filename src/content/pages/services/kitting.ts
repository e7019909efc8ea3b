import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/kitting',
  title: 'Kitting: one bag with every seal of a job',
  description:
    'Seals, backup rings, gaskets and grease picked into one labeled bag per machine or repair: how a kit is defined, checked and changed over the years.',
  image: '/drawings/kitting.svg',
  blocks: [
    block('Content Header', {
      heading: 'Kitting',
      lead: 'Twelve part numbers become one. The fitter opens a bag, uses what is inside and is done; the buyer orders a single line; nobody picks the brown ring for the black one.',
      actions: [
        { label: 'Send a parts list', url: '/request-a-quote', priority: 'primary' },
        { label: 'O-ring kits', url: '/o-ring-kits' },
      ],
      image: '/drawings/kitting.svg',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'list',
      heading: 'A kit on paper',
      caption: 'Example of a list for a cylinder repair',
      head: head('Position', 'Part', 'Pieces', 'Checked by'),
      rows: [
        row('1', ['AS568-214, FKM 75', '/product/fk7502-214'], '2', 'Color: brown'),
        row('2', ['Backup ring for 214', '/backup-rings'], '2', 'Cut or endless'),
        row('3', ['Rod U-cup', '/u-cups'], '1', 'Lip direction on the card'),
        row('4', ['Cover gasket', '/gaskets'], '1', 'Hole pattern'),
        row('5', ['Sachet of grease', '/o-ring-lubrication'], '1', 'Suits all rubbers in the bag'),
      ],
      note: 'A list like this, with your own number and a revision letter, is all that is needed to start.',
    }),
    block('List', {
      id: 'steps',
      heading: 'How a kit comes about',
      style: 'numbers',
      items: [
        { text: 'Your list is checked against drawings: size, rubber, count, duplicates.' },
        { text: 'Rings that look alike are given another color or a bag within the bag.' },
        { text: 'A first kit is laid out, photographed and sent for your approval.' },
        { text: 'Series kits are picked against that picture and weighed; a missing ring shows on the scale.' },
        { text: 'Bag, label and, if you wish, a card with the positions are added.' },
      ],
    }),
    block('Column Content', {
      id: 'gain',
      heading: 'Gain and price of a kit',
      columns: [
        {
          heading: 'It saves',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Stock lines and picking time' },
            { text: 'Second trips for one forgotten ring' },
            { text: 'Claims after mixed-up rubbers' },
          ],
        },
        {
          heading: 'It costs',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Parts thrown away if a repair uses half' },
            { text: 'A new revision for every design change' },
            { text: 'The shortest shelf life in the bag applies to all' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'age',
      heading: 'The oldest part dates the kit',
      content:
        '<p>A kit with nitrile, fluorocarbon and one urethane wiper has the date of the urethane: 5 years on file against 15 for nitrile and no limit for FKM. Split such a kit in two, or put the short-lived part on a separate line. The label then shows the earliest expiry rather than the day of packing. <a href="/shelf-life">Shelf life by polymer</a></p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'About kits in series',
      items: [
        {
          question: 'Can we supply some parts ourselves?',
          answer: '<p>Yes. Send screws, springs or manuals with a count; they are booked in and packed with ours.</p>',
        },
        {
          question: 'How are changes handled?',
          answer:
            '<p>By revision. Kits of the old letter are used up or opened, as you decide, and both never lie in one box.</p>',
        },
        {
          question: 'Which quantity is sensible?',
          answer:
            '<p>Name your yearly need and how often you call it off. Setting up is the same work for ten bags as for a thousand, so the price per bag falls with the batch.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&stock_available=true',
      links: [
        { label: 'Backup rings', url: '/backup-rings' },
        { label: 'U-cups', url: '/u-cups' },
        { label: 'Gaskets', url: '/gaskets' },
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
        { label: 'Shelf life', url: '/shelf-life' },
      ],
    }),
    block('Lower Banner', {
      heading: 'Kits can wait on your shelf and be paid when used.',
      actions: [{ label: 'Consignment', url: '/consignment' }],
      image: '/drawings/consignment.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Start with the rings',
      content: 'Collect them in the cart; the list it makes is the first half of the kit.',
      actions: [
        { label: 'Shop nitrile in stock', url: '/shop/orings?material=nbr&stock_available=true', priority: 'primary' },
        { label: 'Custom packaging', url: '/custom-packaging' },
      ],
    }),
  ],
});
