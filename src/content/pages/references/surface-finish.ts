import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/surface-finish',
  title: 'Surface finish for O-ring seals',
  description:
    'Roughness of groove floors, walls and mating faces for static and moving O-rings, why the direction of the tool marks matters, and how to specify it.',
  image: '/drawings/surface-roughness.svg',
  blocks: [
    block('Content Header', {
      heading: 'Surface finish for seals',
      lead: 'Rubber fills surface valleys only to some depth. What remains is a leak path, or a rough surface that wears the ring. Both depend on the finish of the metal.',
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
      caption: 'Arithmetic mean roughness Ra; general practice, not a standard',
      head: [{ text: 'Surface' }, { text: 'Ra, µm', numeric: true }, { text: 'Ra, µin', numeric: true }],
      rows: [
        { cells: [{ text: 'Groove floor and mating face, static, liquids' }, { text: '0.8' }, { text: '32' }] },
        { cells: [{ text: 'Groove floor and mating face, static, vacuum and gas' }, { text: '0.4' }, { text: '16' }] },
        { cells: [{ text: 'Groove walls, static' }, { text: '1.6' }, { text: '63' }] },
        { cells: [{ text: 'Rod, bore or shaft that slides on the ring' }, { text: '0.2–0.4' }, { text: '8–16' }] },
        { cells: [{ text: 'Groove floor and walls of a moving seal' }, { text: '0.8' }, { text: '32' }] },
      ],
      note: 'For moving seals, finer than 0.2 µm is no better: without fine valleys there is no oil film, and the ring sticks.',
    }),
    block('Content Subheader', {
      id: 'lay',
      heading: 'The lay matters more than roughness',
      content:
        '<p>A turned face has circular tool marks that run along the ring. A milled face has arcs that cross under the ring and connect inside and outside. At equal Ra, the turned face can be gas-tight and the milled one leak. Specify a circular lay for every face seal, and exclude radial scratches, which Ra does not show.</p><p>Ra is an average. The highest peaks of two surfaces of 0.8 µm may differ by a factor of five. For moving seals, also specify Rz or the bearing ratio: flat tops with narrow valleys, as left by honing and plunge grinding, cause the least wear.</p>',
    }),
    block('Column Content', {
      id: 'process',
      heading: 'Machining processes',
      columns: [
        {
          heading: 'Suited to sealing faces',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Fine turning with a radius insert' },
            { text: 'Honing of bores, plunge grinding of rods' },
            { text: 'Roller burnishing' },
            { text: 'Hard chrome or oxide, polished after coating' },
          ],
        },
        {
          heading: 'Check before use',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Milling across the groove' },
            { text: 'Bead blasting and powder coating' },
            { text: 'Drawn tube with lengthwise die lines' },
            { text: 'Cast or printed faces without machining' },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about surface finish',
      items: [
        {
          question: 'Can grease or a softer ring make up for a rough face?',
          answer:
            '<p>For liquids at low pressure, partly: a 50 Shore A ring fills deeper valleys. For gas, it only delays the leak; remachine the face.</p>',
        },
        {
          question: 'How is a groove floor measured?',
          answer:
            '<p>With a narrow stylus across the lay, or on a silicone replica. If neither is possible, compare with a roughness specimen and note it in the report.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Coated, anodized or plastic mating surfaces behave differently from steel. Tell us process and coating, and ask which roughness to specify.',
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
      heading: 'Reduce friction further',
      content: 'Use PTFE-coated or internally lubricated rings with a fine finish.',
      actions: [
        { label: 'Lubricated compounds', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Coatings and lubrication', url: '/coatings-and-lubrication-hub' },
      ],
    }),
  ],
});
