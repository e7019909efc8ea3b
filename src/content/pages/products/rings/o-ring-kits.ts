import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/o-ring-kits',
  title: 'O-ring kits for maintenance and service',
  description:
    'O-ring kits put together to your list: by standard, by machine or by repair job, with labels, materials and refills that match your stock.',
  blocks: [
    block('Content Header', {
      heading: 'O-ring kits',
      lead: 'A box with the sizes a workshop uses, sorted and labeled. We build it from your parts list or from the standards, in the compound your media call for.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('Pick the sizes', '/shop/orings?material=nbr&durometer=medium'),
      ],
      image: '/drawings/o-ring-kit.svg',
    }),
    block('Content Blocks', {
      id: 'types',
      heading: 'Three ways to fill a box',
      items: [
        {
          title: 'By standard',
          content:
            '<p>A run of AS568, JIS or metric sizes in one rubber, for unplanned repairs. Limit it to a few cross-sections; most repairs need no more than three.</p>',
          btnTitle: 'AS568 sizes',
          btnLink: '/as568-sizing-chart',
        },
        {
          title: 'By machine',
          content:
            '<p>Every seal of one pump, press or packaging line, in the quantity the machine needs. Backup rings and gaskets go in the same bag.</p>',
          btnTitle: 'Kitting service',
          btnLink: '/kitting',
        },
        {
          title: 'By job',
          content: '<p>One bag per repair, with nothing left over and nothing missing.</p>',
          btnTitle: 'Custom packaging',
          btnLink: '/custom-packaging',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'rubber',
      heading: 'One rubber per box',
      content:
        '<p>Black rings of nitrile, EPDM and fluorocarbon look the same. In mineral oil, nitrile works and EPDM swells within days. Mixed boxes often put the wrong ring in the right groove, so each of our boxes holds one compound, named on lid and compartment. Where you need two, choose different colors: brown or green FKM and black NBR.</p>',
    }),
    block('Data Table', {
      id: 'list',
      heading: 'What your list should contain',
      caption: 'Columns of a kit list',
      head: head('Column', 'Example', 'If unknown'),
      rows: [
        row('Size', 'AS568-214 or 25 × 3.5', 'Groove dimensions'),
        row('Compound', 'NBR, 70 Shore A', 'Medium and temperature'),
        row('Count per kit', '4', 'Machine drawing'),
        row('Kits per order', '25', 'Number of machines'),
        row('Label', 'Your part number, date of cure', 'We propose one'),
      ],
    }),
    block('Text', {
      text: '<p>The shelf life on file is 15 years for nitrile, 5 for polyurethane, and unlimited for silicone, EPDM and fluorocarbon. It starts at the cure date, so the label shows that date. <a href="/shelf-life">Shelf life</a> has the full table.</p>',
    }),
    faq('Questions about kits', {
      'Can I refill single sizes?':
        '<p>Yes. Each compartment shows compound and size, which together are the part number in the store.</p>',
      'Can other parts be added?':
        '<p>Yes: tools, grease, gaskets, sealing screws. We check that the grease suits the rubber.</p>',
      'Do you keep the list?':
        '<p>Send it with an order and refer to that order next time. For regular use, ask about <a href="/consignment">consignment</a>.</p>',
    }),
    block('Content Subheader with Linked Bubbles', {
      id: 'also',
      heading: 'Often in the same box',
      content: '<p>Parts that are replaced along with the rings.</p>',
      bubbles: [
        { label: 'Backup rings', url: '/backup-rings', image: '/drawings/backup-ring.svg' },
        { label: 'Fastener seals', url: '/fastener-seals', image: '/drawings/fastener-seal.svg' },
        { label: 'Washer gaskets', url: '/washer-gaskets', image: '/drawings/washer-gasket.svg' },
        { label: 'X-rings', url: '/x-rings', image: '/drawings/x-ring.svg' },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=medium',
      links: [
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('Kitting', '/kitting'),
        link('Custom packaging', '/custom-packaging'),
        link('Shelf life', '/shelf-life'),
        link('Consignment', '/consignment'),
        link('Backup rings', '/backup-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Paste your list',
      content: 'Sizes and quantities, one per line, are enough for a quote. We ask about lines that are unclear.',
      actions: [
        primary('Request a quote', '/request-a-quote'),
        link('FKM rings in brown', '/shop/orings?material=fkm&color=brown'),
      ],
    }),
  ],
});
