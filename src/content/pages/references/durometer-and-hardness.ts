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
      lead: 'A durometer presses a small point into rubber and reads how far it sinks. 0 is a plunge to the stop, 100 is glass; most O-rings are 70 Shore A.',
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
      heading: 'Bands of the store',
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
            { text: 'High pressure without back-up ring' },
          ],
        },
      ],
      note: 'Plastics are read on the Shore D scale, metal and spring-energized rings on none.',
    }),
    block('Column Content', {
      id: 'effects',
      heading: 'What changes with hardness',
      columns: [
        {
          heading: 'Softer',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Flows into scratches and seals at lower load.' },
            { text: 'Needs less force to assemble.' },
            { text: 'Squeezes into gaps and wears sooner.' },
          ],
        },
        {
          heading: 'Harder',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Bridges a wider gap at the same pressure.' },
            { text: 'Slides with less sticking once it moves.' },
            { text: 'Asks for a smoother surface and stronger bolts.' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'scales',
      heading: 'Shore A, Shore D, IRHD',
      content:
        '<p>ASTM D2240 defines the Shore scales. Scale A uses a blunt cone and suits rubber; scale D uses a sharp one and a stiffer spring for plastics. The readings overlap around 90 A, which is roughly 40 D, but there is no exact conversion. IRHD, after ISO 48, presses a ball with a dead weight; between 40 and 85 it reads within a few points of Shore A and its micro version can measure real O-rings, while Shore needs a flat sample 6 mm thick.</p><p>A figure on a datasheet carries ±5 points. So a 70 and a 75 may be the same rubber, and a ring measured on its curved back usually reads lower than its sheet.</p>',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Hardness questions',
      items: [
        {
          question: 'Is a harder ring more durable?',
          answer:
            '<p>Against extrusion and abrasion, often. Against heat and chemicals the polymer decides: 70 and 90 of the same family age alike.</p>',
        },
        {
          question: 'When do I go from 70 to 90?',
          answer:
            '<p>When pressure meets a gap that cannot be closed. A <a href="/backup-rings">back-up ring</a> behind a 70 usually seals better than a 90 alone.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Gap, pressure and temperature together say which hardness holds. Give all three, hot and cold, and ask before choosing by feel.',
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
      content: 'Hardness stands in its own column of the store, beside material and temperature.',
      actions: [
        { label: 'Very hard rings', url: '/shop/orings?durometer=very_hard', priority: 'primary' },
        { label: 'Failure guide', url: '/o-ring-failure-guide' },
      ],
    }),
  ],
});
