import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/backup-rings',
  title: 'Backup rings for high-pressure glands',
  description:
    'Backup rings close the gap behind an O-ring that pressure would otherwise push it into: split, spiral and solid forms, materials, groove widths.',
  blocks: [
    block('Content Header', {
      heading: 'Backup rings',
      lead: 'A thin ring of hard material beside the O-ring. It bridges the clearance gap, so that high pressure cannot push the rubber into it.',
      actions: [primary('Request a quote', '/request-a-quote'), link('See groove widths', '#glands')],
      image: '/drawings/backup-ring.svg',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When a gland needs one',
      columns: [
        plusPoints('Use one if', [
          'Pressure would extrude an O-ring of this hardness into the gap',
          'The gap is wide because parts flex, wear or have loose tolerances',
          'Heat softens the rubber and lets it creep',
          'Pressure pulsates and used rings are nibbled on one side',
        ]),
        minusPoints('Do not use one if', [
          'The groove is too narrow and cannot be widened',
          'A 90 Shore A ring or a tighter fit already stops extrusion',
          'The joint is a face seal with metal-to-metal contact: there is no gap',
        ]),
      ],
    }),
    block('Text', {
      text: '<p>Put the backup ring on the side away from pressure. If pressure comes from both sides, use two, one on each side of the O-ring. Cut marks on the downstream edge of a used ring are the typical sign that one is missing; the <a href="/o-ring-failure-guide">failure guide</a> shows what they look like.</p>',
    }),
    block('Column Content', {
      id: 'forms',
      heading: 'Three forms',
      columns: columns({
        Split:
          '<p>A scarf cut lets the ring open over a shoulder and close again. The usual choice for closed grooves; the ends overlap under load, so no straight path stays open.</p>',
        Spiral:
          '<p>A flat PTFE coil wound into place. It adapts to bores slightly over or under size but has a step at each end.</p>',
        Solid:
          '<p>No cut, so no leak path. It needs an open groove or a two-part piston, because hard plastics do not stretch over shoulders.</p>',
      }),
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials',
      caption: 'Backup ring materials with typical limits',
      head: head('Material', numeric('Low'), numeric('High'), 'Remarks'),
      rows: [
        row(['PTFE', '/materialpages/ptfe'], '−200 °C', '260 °C', 'Resists almost all chemicals, creeps under load'),
        row(['Filled PTFE', '/filled-ptfe'], '−200 °C', '260 °C', 'Glass, carbon or bronze against cold flow and wear'),
        row(['PEEK', '/materialpages/peek'], '−60 °C', '250 °C', 'Stays stiff when hot; for steam and hydrocarbons'),
        row(['Nylon', '/nylon'], '−40 °C', '110 °C', 'For hydraulic oil; swells in hot water'),
        row(['Acetal', '/acetal'], '−40 °C', '100 °C', 'Holds its dimensions; not for strong acids'),
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=extrusion-resistant',
      links: [
        link('T-seals', '/t-seals'),
        link('Cap seals', '/cap-seals'),
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
      ],
    }),
    block('Gland Table', {
      id: 'glands',
      heading: 'Groove widths with no, one and two backup rings',
      application: 'static_radial',
    }),
    faq('Questions about backup rings', {
      'Which dimensions do you need?':
        '<p>The O-ring size, rod or bore diameter, groove diameter and width, pressure and temperature. The first four define the ring, the last two the material.</p>',
      'Is a harder O-ring a substitute?':
        '<p>Sometimes. Rings of 86 to 95 Shore A are in the store; <a href="/shop/orings?subtype=extrusion-resistant">extrusion-resistant compounds</a> can be filtered. They take more force to install and seal rough surfaces less well.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Send us the gland',
      content: 'A sketch with O-ring size, gap and pressure is enough to propose form and material.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Ask an engineer', '/engineering-services')],
    }),
  ],
});
