import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/v-rings',
  title: 'V-rings: axial shaft seals in rubber',
  description:
    'V-rings turn with the shaft and seal with a hinged lip against a face: forms, installation, mating face, materials and what they keep out.',
  image: '/drawings/v-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'V-rings',
      lead: 'An all-rubber seal that grips the shaft, turns with it and seals with a flexible lip against a flat face. It keeps dirt and splash out and grease in, with very little friction.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Rotary sealing', url: '/dynamic-rotary-design' },
      ],
      image: '/drawings/v-ring.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'parts',
      heading: 'Three parts in one piece',
      columns: [
        {
          heading: 'Body',
          content:
            '<p>Slightly smaller than the shaft, so it holds by its own tension. It needs no housing and, at normal speed, no clamp.</p>',
        },
        {
          heading: 'Hinge',
          content: '<p>A thin web that lets the lip follow runout of the face with little change in contact force.</p>',
        },
        {
          heading: 'Lip',
          content:
            '<p>It wipes the face and throws off dirt. As speed rises, centrifugal force lifts it: friction falls, and at high speed the lip no longer touches and works as a slinger.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'forms',
      heading: 'Forms',
      caption: 'Forms of V-rings',
      head: [{ text: 'Form' }, { text: 'Shape' }, { text: 'Use' }],
      rows: [
        {
          cells: [
            { text: 'A' },
            { text: 'Straight, cylindrical body' },
            { text: 'General use beside a shoulder or bearing; takes the least axial space' },
          ],
        },
        {
          cells: [
            { text: 'S' },
            { text: 'Longer, tapered body' },
            { text: 'More grip, for shafts that vary in diameter or have no axial stop' },
          ],
        },
        { cells: [{ text: 'L' }, { text: 'Narrow section' }, { text: 'Narrow labyrinths' }] },
        {
          cells: [
            { text: 'E' },
            { text: 'Heavy section' },
            { text: 'Mill rolls and other large shafts, often held by a clamping band' },
          ],
        },
      ],
    }),
    block('Column Content', {
      id: 'when',
      heading: 'What a V-ring can do',
      columns: [
        {
          heading: 'It can',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Guard a radial shaft seal or a bearing against dust and mud' },
            { text: 'Retain grease in slow machines' },
            { text: 'Tolerate more misalignment than a radial lip' },
            { text: 'Stretch over a flange or a pulley at assembly' },
          ],
        },
        {
          heading: 'It cannot',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Hold pressure: the lip lifts at once' },
            { text: 'Seal when submerged, without a second seal' },
            { text: 'Run on a rough or unmachined casting' },
            { text: 'Run fast without an axial stop: the body loosens' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Installation',
      style: 'numbers',
      items: [
        { text: 'Clean shaft and face; do not oil the shaft or the body of the ring.' },
        { text: 'Push the ring on until the lip is bent as the drawing shows, evenly all around.' },
        {
          text: 'Even out the stretch by running a smooth rod once around under the body; uneven stretch causes runout.',
        },
        { text: 'Grease the face lightly, unless dust would stick to it.' },
      ],
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Materials',
      caption: 'V-ring rubbers, typical limits',
      head: [{ text: 'Rubber' }, { text: 'Low', numeric: true }, { text: 'High', numeric: true }, { text: 'Why' }],
      rows: [
        {
          cells: [
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: '−34 °C' },
            { text: '121 °C' },
            { text: 'Grease, oil, water, wear' },
          ],
        },
        {
          cells: [
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: '−20 °C' },
            { text: '204 °C' },
            { text: 'Heat, solvents, ozone' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about V-rings',
      items: [
        {
          question: 'Which dimensions are needed?',
          answer:
            '<p>Shaft diameter, axial space, diameter and finish of the mating face, speed, and what has to stay in or out.</p>',
        },
        {
          question: 'Can it replace an oil seal?',
          answer: '<p>For grease, often. For oil above shaft level, no: use both.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?material=fkm',
      links: [
        { label: 'O-rings for slow rotation', url: '/dynamic-rotary-design' },
        { label: 'X-rings', url: '/x-rings' },
        { label: 'Spring-energized seals', url: '/spring-energized-seals' },
        { label: 'FKM O-rings', url: '/shop/orings?material=fkm' },
        { label: 'NBR O-rings', url: '/shop/orings?material=nbr' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace a V-ring',
      content: 'Send the old designation, a photo with a ruler, or the shaft diameter.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});
