import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/fastener-seals',
  title: 'Fastener seals for screws, bolts and nuts',
  description:
    'Sealing screws, bonded washers, thread seals and sealing caps: which one stops a leak along a bolt, what to specify and how to install it.',
  blocks: [
    block('Content Header', {
      heading: 'Fastener seals',
      lead: 'Every bolt through a wall is a possible leak. Seal it at the head, around the shank or over the nut.',
      actions: [primary('Request a quote', '/request-a-quote'), link('O-rings under heads', '#ring')],
      image: '/drawings/fastener-seal.svg',
    }),
    block('Image Content Blocks', {
      id: 'kinds',
      heading: 'Types',
      items: [
        {
          image: '/drawings/fastener-seal.svg',
          title: 'Sealing screw',
          content:
            '<p>An O-ring in a groove beneath the head. It closes metal to metal and can be opened and closed many times.</p>',
          btnTitle: 'Rings for heads',
          btnLink: '/micro-o-rings',
        },
        {
          image: '/drawings/bonded-part.svg',
          title: 'Bonded washer',
          content:
            '<p>Metal ring with a rubber lip vulcanized to its bore. The metal carries the load, the lip holds pressure.</p>',
          btnTitle: 'Bonded parts',
          btnLink: '/bonded-parts',
        },
        {
          image: '/drawings/custom-part.svg',
          title: 'Cap or boot',
          content: '<p>A rubber boot that screws over a nut, switch or shaft and moves with it.</p>',
          btnTitle: 'Custom boots',
          btnLink: '/custom-parts',
        },
      ],
    }),
    block('Text', {
      text: '<p>A fourth type, the thread seal, is a ring of soft material pressed into the first turns of a stud or adjuster without a head.</p>',
    }),
    block('Data Table', {
      id: 'choose',
      heading: 'Which seal for which condition',
      caption: 'Fastener seals by condition',
      head: head('Condition', 'Seal', 'Reason'),
      rows: [
        row('Pressure from the shank side', 'Bonded washer', 'The lip is energized from inside'),
        row('Pressure or spray from the head side', 'Sealing screw', 'The ring is clear of the tool'),
        row('Adjusted in service', 'Thread seal or boot', 'Seals in every position'),
        row('Opened at each service', 'Sealing screw', 'The ring stays captive'),
        row('Oversize or rough hole', 'Washer with a wide lip', 'Covers the edge'),
      ],
    }),
    block('Content Subheader', {
      id: 'ring',
      heading: 'The ring under the head',
      content:
        '<p>A recess around the hole, a ring of the right section and a head that lands on metal: that is a small face seal. Recess depth sets the squeeze, and the recess diameter must keep the ring away from the thread. The thinnest rings have the widest tolerance for their size, so calculate with both limits.</p>',
      actions: [link('O-rings 1 to 1.8 mm section', '/shop/orings?cs_low=1&cs_high=1.8&id_high=12')],
    }),
    block('Column Content', {
      id: 'material',
      heading: 'Rubber and metal',
      columns: columns({
        Rubber:
          '<p>Silicone for weather and cold, fluorocarbon for fuel and heat, nitrile for oil, EPDM for water and brake fluid. Fluorosilicone where fuel and frost meet.</p>',
        Metal:
          '<p>Match the housing to avoid galvanic corrosion: stainless steel in aluminum outdoors needs grease or a coating in between.</p>',
      }),
    }),
    block('List', {
      id: 'fit',
      heading: 'Installation',
      style: 'numbers',
      items: texts(
        'Chamfer the hole; a burr cuts the ring at the first turn.',
        'Wet the rubber with a compatible grease so that it slides under the turning head.',
        'Tighten until metal meets metal; more torque loads the thread, not the seal.',
        'Replace bonded washers after use if the lip shows a step.',
      ),
    }),
    faq('Questions about fastener seals', {
      'Is a pressure rating available?':
        '<p>It can be calculated for a screw in its housing from gap, hardness and bolt force. A number for the screw alone would be misleading.</p>',
      'Does a sealing screw stop loosening?': '<p>No. It damps vibration a little; use a thread lock as well.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=1&cs_high=1.8&id_high=12',
      links: [
        link('Washer gaskets', '/washer-gaskets'),
        link('Grommets', '/grommets'),
        link('Micro O-rings', '/micro-o-rings'),
        link('Face seal design', '/face-seal-design'),
        link('UL certified', '/industries/ul-certified'),
        link('EMI and RFI shielding', '/industries/emi-rfi-shielding'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send thread, head and medium',
      content: 'Give the thread, the free height under the head, the media on both sides, and how often it is opened.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
    }),
  ],
});
