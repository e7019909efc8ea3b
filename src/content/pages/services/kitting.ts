import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, plusPoints, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/kitting',
  title: 'Kitting: one bag with every seal of a job',
  description:
    'Seals, backup rings, gaskets and grease picked into one labeled bag per machine or repair: how a kit is defined, checked and revised.',
  blocks: [
    block('Content Header', {
      heading: 'Kitting',
      lead: 'One part number for all seals of a job. The technician opens one bag, the buyer orders one line, and nobody picks the wrong ring.',
      actions: [primary('Send a parts list', '/request-a-quote'), link('O-ring kits', '/o-ring-kits')],
      image: '/drawings/kitting.svg',
    }),
    block('Data Table', {
      id: 'list',
      heading: 'Example of a kit',
      caption: 'Parts list for a cylinder repair',
      head: head('Position', 'Part', 'Pieces', 'Checked by'),
      rows: [
        row('1', ['AS568-214, FKM 75', '/product/fk7502-214'], '2', 'Color: brown'),
        row('2', ['Backup ring for 214', '/backup-rings'], '2', 'Cut or endless'),
        row('3', ['Rod U-cup', '/u-cups'], '1', 'Lip direction on the card'),
        row('4', ['Cover gasket', '/gaskets'], '1', 'Hole pattern'),
        row('5', ['Sachet of grease', '/o-ring-lubrication'], '1', 'Suits all rubbers in the bag'),
      ],
      note: 'To start, we need a list like this with your part number and a revision letter.',
    }),
    block('List', {
      id: 'steps',
      heading: 'How we set up a kit',
      style: 'numbers',
      items: texts(
        'Your list is checked against drawings: size, rubber, count, duplicates.',
        'Rings that look alike get different colors or separate inner bags.',
        'A first kit is laid out, photographed and sent for your approval.',
        'Production kits are checked against that photo and weighed; the scale shows a missing ring.',
        'We add bag, label and, on request, a card that shows the positions.',
      ),
    }),
    block('Column Content', {
      id: 'gain',
      heading: 'Advantages and costs',
      columns: [
        plusPoints('It saves', [
          'Stock lines and picking time',
          'Second trips for a forgotten ring',
          'Claims because of mixed-up rubbers',
        ]),
        minusPoints('It costs', [
          'Parts thrown away if a repair uses half',
          'A new revision for every design change',
          'The shortest shelf life in the bag applies to all',
        ]),
      ],
    }),
    block('Content Subheader', {
      id: 'age',
      heading: 'Shelf life of a kit',
      content:
        '<p>The part with the shortest shelf life decides. A kit with nitrile, fluorocarbon and one urethane wiper has the 5 years of the urethane, where nitrile has 15 and FKM no limit. You can split such a kit, or order the short-lived part separately. The label shows the earliest expiry date, not the day of packing. See <a href="/shelf-life">shelf life by polymer</a>.</p>',
    }),
    faq('Questions about kitting', {
      'Can we supply some parts ourselves?':
        '<p>Yes. Send screws, springs or manuals with a packing list; we pack them with ours.</p>',
      'How are changes handled?':
        '<p>By revision. Kits of the old revision are used up or repacked, as you decide, and never mixed with the new.</p>',
      'Which quantity is sensible?':
        '<p>State your yearly need and how often you order. Setup takes the same work for ten bags as for a thousand, so the price per bag falls with quantity.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&stock_available=true',
      links: [
        link('Backup rings', '/backup-rings'),
        link('U-cups', '/u-cups'),
        link('Gaskets', '/gaskets'),
        link('O-ring lubrication', '/o-ring-lubrication'),
        link('Shelf life', '/shelf-life'),
      ],
    }),
    block('Lower Banner', {
      heading: 'Keep kits on your shelf and pay when you use them',
      actions: [link('Consignment', '/consignment')],
      image: '/drawings/consignment.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Start with the rings',
      content: 'Collect them in the cart as the start of your kit list.',
      actions: [
        primary('Shop nitrile in stock', '/shop/orings?material=nbr&stock_available=true'),
        link('Custom packaging', '/custom-packaging'),
      ],
    }),
  ],
});
