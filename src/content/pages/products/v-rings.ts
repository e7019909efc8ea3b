import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/v-rings',
  title: 'V-rings: axial shaft seals in rubber',
  description:
    'V-rings turn with the shaft and seal with a hinged lip against a face: forms, fitting, counter face, materials and what they keep out.',
  image: '/drawings/v-ring.svg',
  blocks: [
    block('Content Header', {
      heading: 'V-rings',
      lead: 'An all-rubber seal that grips the shaft, turns with it and lays a flexible lip against a flat face. It keeps dirt and splash out and grease in, with next to no friction.',
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
            '<p>Slightly smaller than the shaft, so it holds by its own tension. No housing, no clamp at normal speed.</p>',
        },
        {
          heading: 'Hinge',
          content:
            '<p>A thin web that lets the lip follow runout and wobble of the face without changing its pressure much.</p>',
        },
        {
          heading: 'Lip',
          content:
            '<p>It wipes the face and throws off what arrives. As speed rises, centrifugal force lifts it: friction falls, and far enough up it becomes a slinger that no longer touches.</p>',
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
            { text: 'The general one, beside a shoulder or a bearing; least room along the shaft' },
          ],
        },
        {
          cells: [
            { text: 'S' },
            { text: 'Longer, tapered body' },
            { text: 'More grip, for shafts that vary in diameter or give no axial stop' },
          ],
        },
        { cells: [{ text: 'L' }, { text: 'Narrow section' }, { text: 'Tight labyrinths' }] },
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
      heading: 'What it can and cannot do',
      columns: [
        {
          heading: 'It can',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Guard a radial shaft seal or a bearing against dust and mud' },
            { text: 'Retain grease in slow machines' },
            { text: 'Bear misalignment that a radial lip would not' },
            { text: 'Stretch over a flange or a pulley at assembly' },
          ],
        },
        {
          heading: 'It cannot',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Hold pressure: the lip lifts at once' },
            { text: 'Stand submerged without a second seal' },
            { text: 'Run on a rough or unmachined casting' },
            { text: 'Run fast without an axial stop: the body loosens' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'fit',
      heading: 'Fitting',
      style: 'numbers',
      items: [
        { text: 'Clean shaft and face; oil neither the seat of the body nor the shaft.' },
        { text: 'Push the ring on until its lip bends by the width given on the drawing, the same all round.' },
        {
          text: 'Relieve the body by running a smooth rod once around beneath it; uneven stretch makes it run out of true.',
        },
        { text: 'Film the face with grease, unless dust would bake into it.' },
      ],
    }),
    block('Data Table', {
      id: 'rubber',
      heading: 'Two rubbers do most of it',
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
      heading: 'From inquiries',
      items: [
        {
          question: 'Which dimensions are needed?',
          answer:
            '<p>Shaft diameter, room along the shaft, diameter and finish of the counter face, speed, and what has to stay in or out.</p>',
        },
        {
          question: 'Can it replace an oil seal?',
          answer: '<p>For grease, often. For an oil level above the shaft, no: combine both.</p>',
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
      heading: 'Replace by number or by shaft',
      content: 'Old designations, a photo beside a ruler or the bare shaft diameter: each is a start.',
      actions: [
        { label: 'Request a quote', url: '/request-a-quote', priority: 'primary' },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});
