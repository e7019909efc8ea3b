import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/durometer-and-hardness',
  title: 'Durometer and hardness of O-rings',
  description:
    'Shore A, Shore D and IRHD explained: what a durometer measures, how hardness changes sealing, friction and extrusion, and which band to order.',
  image: '/drawings/durometer-gauge.svg',
  blocks: [
    block('Content Header', {
      heading: 'Durometer and hardness',
      lead: 'A durometer measures how far a small point sinks into rubber. 0 is full depth, 100 no indentation; most O-rings are 70 Shore A.',
      actions: [
        { label: 'Shop 66–75 Shore A', url: '/shop/orings?durometer=medium', priority: 'primary' },
        { label: 'Material comparison', url: '/material-comparison-guide' },
      ],
      image: '/drawings/durometer-gauge.svg',
      altText: 'Durometer with its indenter on a rubber sample',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'bands',
      heading: 'Hardness bands in the store',
      caption: 'Filter names, their hardness in Shore A, and where they are used',
      head: [{ text: 'Band' }, { text: 'Shore A' }, { text: 'Feels like' }, { text: 'Used for' }],
      rows: [
        {
          cells: [
            { text: 'Very soft', url: '/shop/orings?durometer=very_soft' },
            { text: '30–50' },
            { text: 'Rubber band' },
            { text: 'Low bolt force, rough or plastic faces' },
          ],
        },
        {
          cells: [
            { text: 'Soft', url: '/shop/orings?durometer=soft' },
            { text: '51–65' },
            { text: 'Pencil eraser' },
            { text: 'Gas at low pressure, light covers' },
          ],
        },
        {
          cells: [
            { text: 'Medium', url: '/shop/orings?durometer=medium' },
            { text: '66–75' },
            { text: 'Car tire tread' },
            { text: 'Nearly everything' },
          ],
        },
        {
          cells: [
            { text: 'Hard', url: '/shop/orings?durometer=hard' },
            { text: '76–85' },
            { text: 'Shoe heel' },
            { text: 'Moving seals, wider gaps' },
          ],
        },
        {
          cells: [
            { text: 'Very hard', url: '/shop/orings?durometer=very_hard' },
            { text: '86–95' },
            { text: 'Skateboard wheel' },
            { text: 'High pressure without backup ring' },
          ],
        },
      ],
      note: 'Plastics are measured in Shore D; metal and spring-energized rings have no Shore hardness.',
    }),
    block('Column Content', {
      id: 'effects',
      heading: 'Effect of hardness',
      columns: [
        {
          heading: 'Softer',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Fills scratches and seals at lower load.' },
            { text: 'Needs less force to assemble.' },
            { text: 'Extrudes into gaps and wears sooner.' },
          ],
        },
        {
          heading: 'Harder',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Bridges a wider gap at the same pressure.' },
            { text: 'Slides with less friction.' },
            { text: 'Needs a smoother surface and more bolt load.' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'scales',
      heading: 'Shore A, Shore D, IRHD',
      content:
        '<p>ASTM D2240 defines the Shore scales. Scale A uses a blunt cone and suits rubber; scale D uses a sharp one and a stiffer spring for plastics. The readings overlap around 90 A, which is roughly 40 D, but there is no exact conversion. IRHD (ISO 48) uses a ball under a dead weight; between 40 and 85 it is within a few points of Shore A, and its micro version can measure actual O-rings, while Shore needs a flat sample 6 mm thick.</p><p>A figure on a datasheet has a tolerance of ±5 points, so a 70 and a 75 may be equally hard. Measured on its curved surface, a ring usually reads lower than sheet.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about hardness',
      items: [
        {
          question: 'Is a harder ring more durable?',
          answer:
            '<p>Against extrusion and abrasion, often. Against heat and chemicals the polymer decides: 70 and 90 of the same family age alike.</p>',
        },
        {
          question: 'When should I choose 90 instead of 70?',
          answer:
            '<p>When pressure is high and the gap cannot be made smaller. A <a href="/backup-rings">backup ring</a> behind a 70 usually seals better than a 90 alone.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Gap, pressure and temperature decide the hardness. Send all three, for the hottest and coldest conditions.',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=medium',
      links: [
        { label: 'Backup rings', url: '/backup-rings' },
        { label: 'AS568 sizing chart', url: '/as568-sizing-chart' },
        { label: 'JIS sizing chart', url: '/jis-sizing-chart' },
        { label: 'Metric O-ring table', url: '/metric-o-ring-table' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter by durometer',
      content: 'The store shows hardness beside material and temperature.',
      actions: [
        { label: 'Very hard rings', url: '/shop/orings?durometer=very_hard', priority: 'primary' },
        { label: 'Failure guide', url: '/o-ring-failure-guide' },
      ],
    }),
  ],
});
