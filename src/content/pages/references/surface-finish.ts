import { block, definePage } from '../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/surface-finish',
  title: 'Surface finish for O-ring seals',
  description:
    'Roughness of groove floors, walls and mating faces for static and moving O-rings, why the direction of the tool marks matters, and how to specify it.',
  blocks: [
    block('Content Header', {
      heading: 'Surface finish for seals',
      lead: 'Rubber fills surface valleys only to some depth. What remains is a leak path, or a rough surface that wears the ring. Both depend on the finish of the metal.',
      actions: [
        primary('Soft rings for rough faces', '/shop/orings?durometer=soft'),
        link('Face seal design', '/face-seal-design'),
      ],
      image: '/drawings/surface-roughness.svg',
      altText: 'Roughness profile of a machined surface with its mean line',
    }),
    block('Data Table', {
      id: 'values',
      heading: 'Commonly published upper limits',
      caption: 'Arithmetic mean roughness Ra; general practice, not a standard',
      head: head('Surface', numeric('Ra, µm'), numeric('Ra, µin')),
      rows: [
        row('Groove floor and mating face, static, liquids', '0.8', '32'),
        row('Groove floor and mating face, static, vacuum and gas', '0.4', '16'),
        row('Groove walls, static', '1.6', '63'),
        row('Rod, bore or shaft that slides on the ring', '0.2–0.4', '8–16'),
        row('Groove floor and walls of a moving seal', '0.8', '32'),
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
        plusPoints('Suited to sealing faces', [
          'Fine turning with a radius insert',
          'Honing of bores, plunge grinding of rods',
          'Roller burnishing',
          'Hard chrome or oxide, polished after coating',
        ]),
        minusPoints('Check before use', [
          'Milling across the groove',
          'Bead blasting and powder coating',
          'Drawn tube with lengthwise die lines',
          'Cast or printed faces without machining',
        ]),
      ],
    }),
    faq('Questions about surface finish', {
      'Can grease or a softer ring make up for a rough face?':
        '<p>For liquids at low pressure, partly: a 50 Shore A ring fills deeper valleys. For gas, it only delays the leak; remachine the face.</p>',
      'How is a groove floor measured?':
        '<p>With a narrow stylus across the lay, or on a silicone replica. If neither is possible, compare with a roughness specimen and note it in the report.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Coated, anodized or plastic mating surfaces behave differently from steel. Tell us process and coating, and ask which roughness to specify.',
    }),
    block('Page Margin', {
      store: '/shop/orings?durometer=soft',
      links: [
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Reduce friction further',
      content: 'Use PTFE-coated or internally lubricated rings with a fine finish.',
      actions: [
        primary('Lubricated compounds', '/shop/orings?subtype=internally-lubricated'),
        link('Coatings and lubrication', '/coatings-and-lubrication-hub'),
      ],
    }),
  ],
});
