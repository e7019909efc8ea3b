import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, minusPoints, numeric, plusPoints, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/t-seals',
  title: 'T-seals for hydraulic rods and pistons',
  description:
    'T-seals replace O-rings in moving hydraulic glands: a T-shaped rubber ring locked by two backup rings, in three groove widths.',
  blocks: [
    block('Content Header', {
      heading: 'T-seals',
      lead: 'A rubber ring with the section of a T, with its base between two hard backup rings. It cannot roll, and the backup rings close the gap under pressure from either side.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Groove design', '/dynamic-rod-piston-design')],
      image: '/drawings/t-seal.svg',
    }),
    block('Content Subheader', {
      id: 'how',
      heading: 'How the parts work together',
      content:
        '<p>The crown of the T slides on the rod or bore and seals like an O-ring. Its wide base fills the groove and keeps it upright. Pressure pushes the rubber to one side, and the rubber pushes that backup ring against the moving surface. The gap closes under pressure and opens again when pressure falls, so friction stays low on the return stroke.</p>',
    }),
    block('Data Table', {
      id: 'widths',
      heading: 'Three groove widths',
      caption: 'Groove widths of the section 3.53 mm (AS568-201 to -284)',
      head: head('Groove made for', numeric('Width from'), numeric('Width to')),
      rows: [
        row('O-ring alone', '4.75 mm', '4.88 mm'),
        row('O-ring and one backup ring', '5.28 mm', '5.41 mm'),
        row('O-ring and two backup rings', '6.99 mm', '7.11 mm'),
      ],
      note: 'T-seals are made for all three, so a cylinder can be converted without machining. For other cross-sections, see the static and dynamic groove pages.',
    }),
    block('Column Content', {
      id: 'when',
      heading: 'When to use one',
      columns: [
        plusPoints('Suited to', [
          'Cylinders in which O-rings twist into spirals',
          'Long strokes, side load, pulsating pressure',
          'Both pressure directions in one groove',
          'Conversion of existing glands',
        ]),
        minusPoints('Not suited to', [
          'Static joints: a backup ring is simpler',
          'Very low friction or dry running: use a PTFE cap',
          'Fast rotation',
          'Closed grooves where backup rings must not be split',
        ]),
      ],
    }),
    block('Image Content Blocks', {
      id: 'combine',
      heading: 'Materials',
      items: [
        {
          image: '/drawings/elastomer.svg',
          title: 'Rubber',
          content:
            '<p>Nitrile for mineral oil up to 121 °C, HNBR to 150 °C, fluorocarbon to 204 °C, EPDM where the fluid is a phosphate ester.</p>',
          btnTitle: 'Compare elastomers',
          btnLink: '/material-comparison-guide',
        },
        {
          image: '/drawings/plastic.svg',
          title: 'Backup rings',
          content:
            '<p>Nylon for ordinary oil hydraulics, filled PTFE for heat and wear, PEEK for wide gaps at high temperature.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
        {
          image: '/drawings/surface-roughness.svg',
          title: 'Mating surface',
          content:
            '<p>A ground and polished rod matters more than the compound. Scratches along the stroke leak with any seal.</p>',
          btnTitle: 'Surface finish',
          btnLink: '/surface-finish',
        },
      ],
    }),
    faq('Questions about T-seals', {
      'Rod or piston: is there a difference?':
        '<p>Yes. The base of the T lies in the groove: outside for a rod seal, inside for a piston seal. Say in your inquiry which part moves.</p>',
      'Why does the first cycle leak a little?':
        '<p>A trace may pass until the crown has run in. If it continues, check the chamfer: a sharp edge shaves the crown at assembly.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=extrusion-resistant',
      links: [
        link('U-cups', '/u-cups'),
        link('X-rings', '/x-rings'),
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
        link('Extrusion-resistant O-rings', '/shop/orings?subtype=extrusion-resistant'),
        link('HNBR, very hard', '/shop/orings?material=hnbr&durometer=very_hard'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Convert a gland',
      content:
        'Send rod or bore diameter, groove width and depth, pressure and fluid, and we find the matching T-seal.',
      actions: [primary('Request a quote', '/request-a-quote'), link('Engineering services', '/engineering-services')],
    }),
  ],
});
