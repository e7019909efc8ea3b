import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/stainless-steel-seals',
  title: 'Stainless steel O-rings and C-rings',
  description:
    'Hollow and solid stainless rings in 304, 316 and 321 for vacuum, cryogenic and hot flanges to 427 °C. Finish, plating, bolt load, single use.',
  image: '/drawings/metal-o-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Stainless steel seals',
      lead: 'For conditions in which no polymer lasts: −270 to 427 °C (−454 to 801 °F), radiation, ultra-high vacuum. A thin tube of 304, 316 or 321 is crushed once between hard, finely turned flanges, and plating fills the tool marks.',
      actions: [
        { label: 'Quote a stainless seal', url: '/request-a-quote', priority: 'primary' },
        { label: 'Stainless rings in the store', url: '/shop/orings?material=stainless-steel' },
      ],
      image: '/drawings/metal-o-ring.svg',
    }),
    block('Table of Contents', {}),
    block('List', {
      id: 'how',
      heading: 'How it seals',
      style: 'numbers',
      items: [
        { text: 'Bolts flatten the tube by a set amount, which groove depth decides, not torque.' },
        { text: 'The wall yields and forms a narrow, highly stressed contact line.' },
        { text: 'Soft plating, such as silver, gold, nickel or PTFE, flows into turning marks along that line.' },
        {
          text: 'Slight springback follows the flange when temperature or pressure moves it. A <a href="/metal-seals">C-ring</a> springs back more than an O-ring.',
        },
      ],
    }),
    block('Data Table', {
      id: 'alloys',
      heading: '304, 316, 321',
      caption: 'Austenitic steels for seal rings',
      head: [{ text: 'Alloy' }, { text: 'Difference' }, { text: 'Choose it for' }],
      rows: [
        { cells: [{ text: '304' }, { text: 'Base grade; pits in chlorides' }, { text: 'Dry gas, clean vacuum' }] },
        {
          cells: [{ text: '316' }, { text: 'Molybdenum added against pitting' }, { text: 'Salt air, process fluids' }],
        },
        {
          cells: [
            { text: '321' },
            { text: 'Titanium holds carbon, so welds do not corrode after heat' },
            { text: 'Hot gas, thermal cycling' },
          ],
        },
      ],
      note: 'Plating may lower the temperature limit, as PTFE does.',
    }),
    block('Column Content', {
      id: 'demands',
      heading: 'What the flange needs',
      columns: [
        {
          heading: 'Surface',
          content:
            '<p>Concentric turning marks, never radial scratches. The surface finish depends on plating and gas: see <a href="/surface-finish">surface finish</a> and have it confirmed with the quote.</p>',
        },
        {
          heading: 'Load',
          content:
            '<p>The seating force per unit length is far higher than for rubber. Check bolts and flange stiffness first.</p>',
        },
        { heading: 'Spares', content: '<p>Each ring can be compressed only once. Order spares for every opening.</p>' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about stainless steel seals',
      items: [
        {
          question: 'Vented or sealed tube?',
          answer:
            '<p>Vented for high pressure: small holes on the pressure side let the medium in, so that it does not crush the tube. Sealed for vacuum.</p>',
        },
        {
          question: 'When do I need nickel alloy?',
          answer:
            '<p>Above 427 °C, or when springback must last through long heat. See <a href="/nickel-alloy-seals">nickel alloy seals</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'METAL-SS',
      store: '/shop/orings?material=stainless-steel',
      links: [
        { label: 'Metal seals', url: '/metal-seals' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'Nickel alloy seals', url: '/nickel-alloy-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send flange drawing, medium and limits',
      content: 'Add leak rate if one is specified. We answer with tube size, groove and plating.',
      actions: [
        { label: 'Send flange data', url: '/request-a-quote', priority: 'primary' },
        { label: 'Nuclear applications', url: '/industries/nuclear' },
      ],
    }),
  ],
});
