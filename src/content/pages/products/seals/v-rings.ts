import { block, definePage } from '../../../define-page.ts';
import { columns, faq, head, link, minusPoints, numeric, plusPoints, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/v-rings',
  title: 'V-rings: axial shaft seals in rubber',
  description:
    'V-rings turn with the shaft and seal with a hinged lip against a face: forms, installation, mating face, materials and what they keep out.',
  blocks: [
    block('Content Header', {
      heading: 'V-rings',
      lead: 'An all-rubber seal that grips the shaft, turns with it and seals with a flexible lip against a flat face. It keeps dirt and splash out and grease in, with very little friction.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Rotary sealing', '/dynamic-rotary-design')],
      image: '/drawings/v-ring.svg',
    }),
    block('Column Content', {
      id: 'parts',
      heading: 'Three parts in one piece',
      columns: columns({
        Body: '<p>Slightly smaller than the shaft, so it holds by its own tension. It needs no housing and, at normal speed, no clamp.</p>',
        Hinge: '<p>A thin web that lets the lip follow runout of the face with little change in contact force.</p>',
        Lip: '<p>It wipes the face and throws off dirt. As speed rises, centrifugal force lifts it: friction falls, and at high speed the lip no longer touches and works as a slinger.</p>',
      }),
    }),
    block('Data Table', {
      id: 'forms',
      heading: 'Forms',
      caption: 'Forms of V-rings',
      head: head('Form', 'Shape', 'Use'),
      rows: [
        row('A', 'Straight, cylindrical body', 'General use beside a shoulder or bearing; takes the least axial space'),
        row('S', 'Longer, tapered body', 'More grip, for shafts that vary in diameter or have no axial stop'),
        row('L', 'Narrow section', 'Narrow labyrinths'),
        row('E', 'Heavy section', 'Mill rolls and other large shafts, often held by a clamping band'),
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'What a V-ring can do',
      columns: [
        plusPoints('It can', [
          'Guard a radial shaft seal or a bearing against dust and mud',
          'Retain grease in slow machines',
          'Tolerate more misalignment than a radial lip',
          'Stretch over a flange or a pulley at assembly',
        ]),
        minusPoints('It cannot', [
          'Hold pressure: the lip lifts at once',
          'Seal when submerged, without a second seal',
          'Run on a rough or unmachined casting',
          'Run fast without an axial stop: the body loosens',
        ]),
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installation',
      style: 'numbers',
      items: texts(
        'Clean shaft and face; do not oil the shaft or the body of the ring.',
        'Push the ring on until the lip is bent as the drawing shows, evenly all around.',
        'Even out the stretch by running a smooth rod once around under the body; uneven stretch causes runout.',
        'Grease the face lightly, unless dust would stick to it.',
      ),
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Materials',
      caption: 'V-ring rubbers, typical limits',
      head: head('Rubber', numeric('Low'), numeric('High'), 'Why'),
      rows: [
        row(['NBR', '/nbr-buna-n'], '−34 °C', '121 °C', 'Grease, oil, water, wear'),
        row(['FKM', '/fkm-fluorocarbon'], '−20 °C', '204 °C', 'Heat, solvents, ozone'),
      ],
    }),
    faq('Questions about V-rings', {
      'Which dimensions are needed?':
        '<p>Shaft diameter, axial space, diameter and finish of the mating face, speed, and what has to stay in or out.</p>',
      'Can it replace an oil seal?': '<p>For grease, often. For oil above shaft level, no: use both.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        link('O-rings for slow rotation', '/dynamic-rotary-design'),
        link('X-rings', '/x-rings'),
        link('Spring-energized seals', '/spring-energized-seals'),
        link('FKM O-rings', '/shop/orings?material=fkm'),
        link('NBR O-rings', '/shop/orings?material=nbr'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace a V-ring',
      content: 'Send the old designation, a photo with a ruler, or the shaft diameter.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Contact us', '/contact-us')],
    }),
  ],
});
