import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/surface-finish',
  title: 'Surface finish for O-ring seals',
  description:
    'Roughness of groove floors, walls and mating faces for static and moving O-rings, why the direction of the tool marks matters, and how to state it.',
  image: '/drawings/surface-roughness.svg',
  blocks: [
    block('Content Header', {
      heading: 'Surface finish for seals',
      lead: 'Rubber follows valleys only so deep. What remains is a path for gas, or a file that wears the ring away. Both are set by how the metal was finished.',
      actions: [
        { label: 'Soft rings for rough faces', url: '/shop/orings?durometer=soft', priority: 'primary' },
        { label: 'Face seal design', url: '/face-seal-design' },
      ],
      image: '/drawings/surface-roughness.svg',
      altText: 'Roughness profile of a machined surface with its mean line',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'values',
      heading: 'Commonly published upper limits',
      caption: 'Arithmetic mean roughness Ra; general practice, not a standard on file here',
      head: [{ text: 'Surface' }, { text: 'Ra, µm', numeric: true }, { text: 'Ra, µin', numeric: true }],
      rows: [
        { cells: [{ text: 'Groove floor and mating face, static, liquids' }, { text: '0.8' }, { text: '32' }] },
        { cells: [{ text: 'Groove floor and mating face, static, vacuum and gas' }, { text: '0.4' }, { text: '16' }] },
        { cells: [{ text: 'Groove walls, static' }, { text: '1.6' }, { text: '63' }] },
        { cells: [{ text: 'Rod, bore or shaft that slides on the ring' }, { text: '0.2–0.4' }, { text: '8–16' }] },
        { cells: [{ text: 'Groove floor and walls of a moving seal' }, { text: '0.8' }, { text: '32' }] },
      ],
      note: 'Finer than 0.2 µm is no gain for a moving seal: without fine valleys no oil film stays and the ring sticks.',
    }),
    block('Content Subheader', {
      id: 'lay',
      heading: 'Direction beats depth',
      content:
        '<p>A turned face has circular tool marks; they run along the ring and each one is a closed loop. A milled face has arcs that cross under the ring and join inside with outside. At equal Ra the turned face can be gas-tight and the milled one leak. Call for a circular lay on every face seal, and forbid radial scratches in words, because Ra does not see a single one.</p><p>Ra is an average. Two surfaces of 0.8 µm may differ in their worst peak by a factor of five. For moving seals add Rz or the bearing ratio: flat tops with narrow valleys, as honing and plunge grinding leave them, wear a ring least.</p>',
    }),
    block('Column Content', {
      id: 'process',
      heading: 'What a process leaves behind',
      columns: [
        {
          heading: 'Suits sealing faces',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Fine turning with a radius insert' },
            { text: 'Honing of bores, plunge grinding of rods' },
            { text: 'Roller burnishing' },
            { text: 'Hard chrome or oxide, polished after coating' },
          ],
        },
        {
          heading: 'Needs a second look',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Milling across the groove' },
            { text: 'Bead blasting and powder coating' },
            { text: 'Drawn tube with lengthwise die lines' },
            { text: 'Cast or printed faces left as they are' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Finish on the shop floor',
      items: [
        {
          question: 'Can grease or a softer ring make up for a rough face?',
          answer:
            '<p>For liquids at low pressure, in part: a 50 Shore A ring reaches deeper. For gas it postpones the leak. Refacing is the remedy.</p>',
        },
        {
          question: 'How is a groove floor measured?',
          answer:
            '<p>With a narrow stylus across the lay, or on a replica cast in silicone. Where neither fits, compare with a roughness specimen by fingernail and say so on the report.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Coated, anodized or plastic counterfaces behave unlike steel. State the process and the layer, and ask which roughness to write on the drawing.',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=soft',
      links: [
        { label: 'Static rod and piston design', url: '/static-rod-piston-design' },
        { label: 'Dynamic rod and piston design', url: '/dynamic-rod-piston-design' },
        { label: 'Dynamic rotary design', url: '/dynamic-rotary-design' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Less friction on a good surface',
      content: 'PTFE-coated and internally lubricated rings make the most of a fine finish.',
      actions: [
        { label: 'Lubricated compounds', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
