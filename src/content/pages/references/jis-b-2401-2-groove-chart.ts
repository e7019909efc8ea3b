import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/jis-b-2401-2-groove-chart',
  title: 'JIS B 2401-2 groove chart: P, G and V housings',
  description:
    'Housings of all 194 JIS O-rings: groove and bore diameters, depth, width with backup rings and squeeze, in mm or inches, with a link to the gland designer.',
  blocks: [
    block('Content Header', {
      heading: 'JIS B 2401-2 groove chart',
      lead: 'A JIS ring is named after the metal it sits on: P26 belongs on a rod or groove of 26 millimeters. The housing follows from the name.',
      actions: [
        primary('Design a JIS groove', '/tools/gland-designer?chart=jis&size=JIS%20P26'),
        link('JIS ring sizes', '/jis-sizing-chart'),
        link('Shop JIS sizes', '/shop/orings?search=JIS'),
      ],
      image: '/drawings/static-rod-gland.svg',
      altText: 'Ring in a groove around a rod',
    }),
    block('Housing Table', { id: 'sections', heading: 'Depth and width by cross-section', view: 'jis-sections' }),
    block('Housing Table', { id: 'sizes', heading: 'Diameters by size', view: 'jis-sizes' }),
    block('Content Subheader', {
      id: 'reading',
      heading: 'From the number to the groove',
      content:
        '<p>The number is d: the rod, or the floor of the groove in a piston. The bore is larger by twice the depth, so P26 has a bore of 32 millimeters and G100 one of 105. One groove serves moving and static seals in the P series. Radial squeeze is 8 to 24%, least for the thick sections, and lower than inch charts have it.</p><p>The 2012 print gives 1.5 for two backup rings at P48A to P60. That is a misprint; the table has 11.5, as for the rest of the section.</p>',
    }),
    block('Data Table', {
      id: 'clearance',
      heading: 'Largest clearance without a backup ring',
      caption: 'Diametral clearance 2g in mm by pressure, from one public source',
      head: head('Pressure up to', '70 Shore A', '90 Shore A'),
      rows: [
        row('4.0 MPa', '0.35', '0.65'),
        row('6.3 MPa', '0.30', '0.60'),
        row('10 MPa', '0.15', '0.50'),
        row('16 MPa', '0.07', '0.30'),
        row('25 MPa', '0.03', '0.17'),
      ],
      note: 'Above these values fit backup rings and cut the groove to width b1 or b2.',
    }),
    faq('Questions about JIS grooves', {
      'How far can these figures be trusted?':
        '<p>The column of public sources tells. Radial grooves of P320 to P400 and G25 to G185 agree in two; the others stand in one. For the V series only the diameter has a source: depth and width are marked. The text of the standard decides.</p>',
      'May silicone move in a P groove?':
        '<p>Better not. Silicone tears and wears quickly. Use it for joints at rest, and nitrile, HNBR or urethane for strokes.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Replacing a ring in a Japanese cylinder or vacuum chamber? Send the part number on the drawing, or rod, bore and width as measured.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=JIS',
      links: [
        link('JIS sizing chart', '/jis-sizing-chart'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
        link('General groove design', '/general-groove-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Check the groove before you cut it',
      content: 'The designer opens with the housing of the standard and runs its limits through the tolerance stack.',
      actions: [
        primary('Open the gland designer', '/tools/gland-designer?chart=jis&size=JIS%20P26'),
        link('Backup rings', '/backup-rings'),
      ],
    }),
  ],
});
