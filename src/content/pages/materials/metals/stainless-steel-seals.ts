import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/stainless-steel-seals',
  title: 'Stainless steel O-rings and C-rings',
  description:
    'Hollow and solid stainless rings in 304, 316 and 321 for vacuum, cryogenic and hot flanges to 427 °C. Finish, plating, bolt load, single use.',
  blocks: [
    block('Content Header', {
      heading: 'Stainless steel seals',
      lead: 'For conditions in which no polymer lasts: −270 to 427 °C (−454 to 801 °F), radiation, ultra-high vacuum. A thin tube of 304, 316 or 321 is crushed once between hard, finely turned flanges, and plating fills the tool marks.',
      actions: [
        primary('Quote a stainless seal', '/request-a-quote'),
        link('Stainless rings in the store', '/shop/orings?material=stainless-steel'),
      ],
      image: '/drawings/metal-o-ring.svg',
    }),
    block('List', {
      id: 'how',
      heading: 'How it seals',
      style: 'numbers',
      items: texts(
        'Bolts flatten the tube by a set amount, which groove depth decides, not torque.',
        'The wall yields and forms a narrow, highly stressed contact line.',
        'Soft plating, such as silver, gold, nickel or PTFE, flows into turning marks along that line.',
        'Slight springback follows the flange when temperature or pressure moves it. A <a href="/metal-seals">C-ring</a> springs back more than an O-ring.',
      ),
    }),
    block('Data Table', {
      id: 'alloys',
      heading: '304, 316, 321',
      caption: 'Austenitic steels for seal rings',
      head: head('Alloy', 'Difference', 'Choose it for'),
      rows: [
        row('304', 'Base grade; pits in chlorides', 'Dry gas, clean vacuum'),
        row('316', 'Molybdenum added against pitting', 'Salt air, process fluids'),
        row('321', 'Titanium holds carbon, so welds do not corrode after heat', 'Hot gas, thermal cycling'),
      ],
      note: 'Plating may lower the temperature limit, as PTFE does.',
    }),
    block('Column Content', {
      id: 'demands',
      heading: 'What the flange needs',
      columns: columns({
        Surface:
          '<p>Concentric turning marks, never radial scratches. The surface finish depends on plating and gas: see <a href="/surface-finish">surface finish</a> and have it confirmed with the quote.</p>',
        Load: '<p>The seating force per unit length is far higher than for rubber. Check bolts and flange stiffness first.</p>',
        Spares: '<p>Each ring can be compressed only once. Order spares for every opening.</p>',
      }),
    }),
    faq('Questions about stainless steel seals', {
      'Vented or sealed tube?':
        '<p>Vented for high pressure: small holes on the pressure side let the medium in, so that it does not crush the tube. Sealed for vacuum.</p>',
      'When do I need nickel alloy?':
        '<p>Above 427 °C, or when springback must last through long heat. See <a href="/nickel-alloy-seals">nickel alloy seals</a>.</p>',
    }),
    block('Page Margin', {
      material: 'METAL-SS',
      store: '/shop/orings?material=stainless-steel',
      links: [
        link('Metal seals', '/metal-seals'),
        link('Surface finish for seals', '/surface-finish'),
        link('Nickel alloy seals', '/nickel-alloy-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send flange drawing, medium and limits',
      content: 'Add leak rate if one is specified. We answer with tube size, groove and plating.',
      actions: [primary('Send flange data', '/request-a-quote'), link('Nuclear applications', '/industries/nuclear')],
    }),
  ],
});
