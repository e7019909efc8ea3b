import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/foam',
  title: 'Foam and sponge rubber for soft seals',
  description:
    'Open and closed cell sponge and foam: which one stops water, how firmness is graded, compression, adhesive backing and die-cut parts.',
  blocks: [
    block('Content Header', {
      heading: 'Foam and sponge',
      lead: 'Cellular rubber closes a gap with a fraction of the force of solid rubber. Decide first between open and closed cells: open cells let water through.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Cut parts', '/gasket-cutting')],
      image: '/drawings/foam.svg',
    }),
    block('Column Content', {
      id: 'cells',
      heading: 'Open or closed cells',
      columns: columns({
        'Open cell':
          '<p>The cells are connected. Air escapes as the foam is squeezed, so it is soft, recovers well and breathes. It damps, filters and stops dust; water soaks in unless it is compressed to a thin layer.</p>',
        'Closed cell':
          '<p>Each cell has its own wall. Water and air stay out at moderate squeeze, and the gas inside acts as a spring. Under long compression the gas escapes and the seal takes a set.</p>',
      }),
    }),
    block('Data Table', {
      id: 'grades',
      heading: 'Firmness',
      caption: 'How ASTM D1056 writes a grade',
      head: head('Position', 'Example 2C3', 'Meaning'),
      rows: [
        row('First digit', '2', 'Cell type: 1 open, 2 closed'),
        row('Letter', 'C', 'Oil and heat resistance class'),
        row('Second digit', '3', 'Firmness from 0, softest, to 5, firmest, measured at 25% compression'),
      ],
      note: 'Letter classes and limits are in the standard. Send the callout from your drawing, and we find a matching grade.',
    }),
    block('Text', {
      text: '<p>Compress closed cells by a quarter to a half of their thickness; open cells need more before they keep water out. More only crushes the cells. Hard stops at the corners of a lid protect the seal when screws are overtightened.</p>',
    }),
    block('Image Content Blocks', {
      id: 'materials',
      heading: 'Common bases',
      items: [
        {
          image: '/drawings/temperature-range.svg?low=-40&high=107',
          title: 'Chloroprene',
          content:
            '<p>General-purpose sponge for enclosures. Some weather and oil resistance, flame-retardant grades.</p>',
          btnTitle: 'Chloroprene',
          btnLink: '/neoprene',
        },
        {
          image: '/drawings/temperature-range.svg?low=-45&high=125',
          title: 'EPDM',
          content: '<p>Roofs, doors, air handling. Withstands sun and rain for years; not for oil.</p>',
          btnTitle: 'EPDM',
          btnLink: '/epdm',
        },
        {
          image: '/drawings/temperature-range.svg?low=-55&high=225',
          title: 'Silicone',
          content: '<p>Ovens, lamps, outdoor electronics in cold regions.</p>',
          btnTitle: 'Silicone',
          btnLink: '/silicone',
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'Is foam enough?',
      columns: [
        plusPoints('Foam is enough for', [
          'Sheet-metal covers and doors with uneven gaps',
          'Dust, splash, light, noise, vibration',
          'Hand-closed latches: low force',
        ]),
        minusPoints('Foam is not enough for', [
          'Pressure on either side',
          'Oil mist or solvent',
          'Immersion, even shallow',
          'A lid opened daily for years: use an extruded bulb',
        ]),
      ],
    }),
    faq('Questions about foam', {
      'How wide must the strip be?':
        '<p>At least as wide as it is thick, or it buckles instead of compressing. Round the corners of cutouts and avoid webs narrower than the sheet is thick.</p>',
      'Which adhesive?':
        '<p>Acrylic film for most clean metals and paints; silicone sponge needs silicone adhesive. The adhesive holds the part in place; it does not seal.</p>',
      'Does it meet a flammability class?':
        '<p>Some grades do. Name the class, such as UL 94 HF-1, with thickness and color; see <a href="/ul-listed-materials">UL listed materials</a>.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=very_soft',
      links: [
        link('Extrusions', '/extrusions'),
        link('O-ring cord', '/o-ring-cord'),
        link('Very soft O-rings', '/shop/orings?durometer=very_soft'),
        link('UL certified', '/industries/ul-certified'),
        link('Fastener seals', '/fastener-seals'),
        link('EMI and RFI shielding', '/industries/emi-rfi-shielding'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send gap, closing force and exposure',
      content: 'Give the smallest and largest gap, the force of the latch, and what the seal is exposed to.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
    }),
  ],
});
