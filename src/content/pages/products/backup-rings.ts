import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/backup-rings',
  title: 'Backup rings for high-pressure glands',
  description:
    'Backup rings close the gap behind an O-ring that pressure would otherwise push it into: split, spiral and solid forms, materials, groove widths.',
  image: '/drawings/backup-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'Backup rings',
      lead: 'A thin ring of hard material beside the O-ring. It bridges the clearance gap, so that high pressure cannot push the rubber into it.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'See groove widths', url: '#glands' },
      ],
      image: '/drawings/backup-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'when',
      heading: 'When a gland needs one',
      columns: [
        {
          heading: 'Use one if',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Pressure would extrude an O-ring of this hardness into the gap' },
            { text: 'The gap is wide because parts flex, wear or have loose tolerances' },
            { text: 'Heat softens the rubber and lets it creep' },
            { text: 'Pressure pulsates and used rings are nibbled on one side' },
          ],
        },
        {
          heading: 'Do not use one if',
          bulletType: 'minus_bullet',
          points: [
            { text: 'The groove is too narrow and cannot be widened' },
            { text: 'A 90 Shore A ring or a tighter fit already stops extrusion' },
            { text: 'The joint is a face seal with metal-to-metal contact: there is no gap' },
          ],
        },
      ],
    }),
    block('Text', {
      text: '<p>Put the backup ring on the side away from pressure. If pressure comes from both sides, use two, one on each side of the O-ring. Cut marks on the downstream edge of a used ring are the typical sign that one is missing; the <a href="/o-ring-failure-guide">failure guide</a> shows what they look like.</p>',
    }),
    block('Column Content', {
      id: 'forms',
      heading: 'Three forms',
      columns: [
        {
          heading: 'Split',
          content:
            '<p>A scarf cut lets the ring open over a shoulder and close again. The usual choice for closed grooves; the ends overlap under load, so no straight path stays open.</p>',
        },
        {
          heading: 'Spiral',
          content:
            '<p>A flat PTFE coil wound into place. It adapts to bores slightly over or under size but has a step at each end.</p>',
        },
        {
          heading: 'Solid',
          content:
            '<p>No cut, so no leak path. It needs an open groove or a two-part piston, because hard plastics do not stretch over shoulders.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'materials',
      heading: 'Materials',
      caption: 'Backup ring materials with typical limits',
      head: [
        { text: 'Material' },
        { text: 'Low', numeric: true },
        { text: 'High', numeric: true },
        { text: 'Remarks' },
      ],
      rows: [
        {
          cells: [
            { text: 'PTFE', url: '/materialpages/ptfe' },
            { text: '−200 °C' },
            { text: '260 °C' },
            { text: 'Resists almost all chemicals, creeps under load' },
          ],
        },
        {
          cells: [
            { text: 'Filled PTFE', url: '/filled-ptfe' },
            { text: '−200 °C' },
            { text: '260 °C' },
            { text: 'Glass, carbon or bronze against cold flow and wear' },
          ],
        },
        {
          cells: [
            { text: 'PEEK', url: '/materialpages/peek' },
            { text: '−60 °C' },
            { text: '250 °C' },
            { text: 'Stays stiff when hot; for steam and hydrocarbons' },
          ],
        },
        {
          cells: [
            { text: 'Nylon', url: '/nylon' },
            { text: '−40 °C' },
            { text: '110 °C' },
            { text: 'For hydraulic oil; swells in hot water' },
          ],
        },
        {
          cells: [
            { text: 'Acetal', url: '/acetal' },
            { text: '−40 °C' },
            { text: '100 °C' },
            { text: 'Holds its dimensions; not for strong acids' },
          ],
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=extrusion-resistant',
      links: [
        { label: 'T-seals', url: '/t-seals' },
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'Static rod and piston design', url: '/static-rod-piston-design' },
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
      ],
    }),
    block('Gland Table', {
      id: 'glands',
      heading: 'Groove widths with no, one and two backup rings',
      application: 'static_radial',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about backup rings',
      items: [
        {
          question: 'Which dimensions do you need?',
          answer:
            '<p>The O-ring size, rod or bore diameter, groove diameter and width, pressure and temperature. The first four define the ring, the last two the material.</p>',
        },
        {
          question: 'Is a harder O-ring a substitute?',
          answer:
            '<p>Sometimes. Rings of 86 to 95 Shore A are in the store; <a href="/shop/orings?subtype=extrusion-resistant">extrusion-resistant compounds</a> can be filtered. They take more force to install and seal rough surfaces less well.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send us the gland',
      content: 'A sketch with O-ring size, gap and pressure is enough to propose form and material.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Ask an engineer', url: '/engineering-services' },
      ],
    }),
  ],
});
