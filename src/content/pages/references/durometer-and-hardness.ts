import { block, definePage } from '../../define-page.ts';
import { faq, head, link, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/durometer-and-hardness',
  title: 'Durometer and hardness of O-rings',
  description:
    'Shore A, Shore D and IRHD explained: what a durometer measures, how hardness changes sealing, friction and extrusion, and which band to order.',
  blocks: [
    block('Content Header', {
      heading: 'Durometer and hardness',
      lead: 'A durometer measures how far a small point sinks into rubber. 0 is full depth, 100 no indentation; most O-rings are 70 Shore A.',
      actions: [
        primary('Shop 66–75 Shore A', '/shop/orings?durometer=medium'),
        link('Material comparison', '/material-comparison-guide'),
      ],
      image: '/drawings/durometer-gauge.svg',
      altText: 'Durometer with its indenter on a rubber sample',
    }),
    block('Data Table', {
      id: 'bands',
      heading: 'Hardness bands in the store',
      caption: 'Filter names, their hardness in Shore A, and where they are used',
      head: head('Band', 'Shore A', 'Feels like', 'Used for'),
      rows: [
        row(
          ['Very soft', '/shop/orings?durometer=very_soft'],
          '30–50',
          'Rubber band',
          'Low bolt force, rough or plastic faces',
        ),
        row(['Soft', '/shop/orings?durometer=soft'], '51–65', 'Pencil eraser', 'Gas at low pressure, light covers'),
        row(['Medium', '/shop/orings?durometer=medium'], '66–75', 'Car tire tread', 'Nearly everything'),
        row(['Hard', '/shop/orings?durometer=hard'], '76–85', 'Shoe heel', 'Moving seals, wider gaps'),
        row(
          ['Very hard', '/shop/orings?durometer=very_hard'],
          '86–95',
          'Skateboard wheel',
          'High pressure without backup ring',
        ),
      ],
      note: 'Plastics are measured in Shore D; metal and spring-energized rings have no Shore hardness.',
    }),
    block('Column Content', {
      id: 'effects',
      heading: 'Effect of hardness',
      columns: [
        plusPoints('Softer', [
          'Fills scratches and seals at lower load.',
          'Needs less force to assemble.',
          'Extrudes into gaps and wears sooner.',
        ]),
        plusPoints('Harder', [
          'Bridges a wider gap at the same pressure.',
          'Slides with less friction.',
          'Needs a smoother surface and more bolt load.',
        ]),
      ],
    }),
    block('Content Subheader', {
      id: 'scales',
      heading: 'Shore A, Shore D, IRHD',
      content:
        '<p>ASTM D2240 defines the Shore scales. Scale A uses a blunt cone and suits rubber; scale D uses a sharp one and a stiffer spring for plastics. The readings overlap around 90 A, which is roughly 40 D, but there is no exact conversion. IRHD (ISO 48) uses a ball under a dead weight; between 40 and 85 it is within a few points of Shore A, and its micro version can measure actual O-rings, while Shore needs a flat sample 6 mm thick.</p><p>A figure on a datasheet has a tolerance of ±5 points, so a 70 and a 75 may be equally hard. Measured on its curved surface, a ring usually reads lower than sheet.</p>',
    }),
    faq('Questions about hardness', {
      'Is a harder ring more durable?':
        '<p>Against extrusion and abrasion, often. Against heat and chemicals the polymer decides: 70 and 90 of the same family age alike.</p>',
      'When should I choose 90 instead of 70?':
        '<p>When pressure is high and the gap cannot be made smaller. A <a href="/backup-rings">backup ring</a> behind a 70 usually seals better than a 90 alone.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Gap, pressure and temperature decide the hardness. Send all three, for the hottest and coldest conditions.',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=medium',
      links: [
        link('Backup rings', '/backup-rings'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('Metric O-ring table', '/metric-o-ring-table'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Filter by durometer',
      content: 'The store shows hardness beside material and temperature.',
      actions: [
        primary('Very hard rings', '/shop/orings?durometer=very_hard'),
        link('Failure guide', '/o-ring-failure-guide'),
      ],
    }),
  ],
});
