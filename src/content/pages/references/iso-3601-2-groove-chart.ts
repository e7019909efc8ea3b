import { block, definePage } from '../../define-page.ts';
import { faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/iso-3601-2-groove-chart',
  title: 'ISO 3601-2 groove chart (GB/T 3452.3 values)',
  description:
    'Groove depth, width, radii and allowed squeeze for cross-sections 1.80 to 7.00 mm: static, hydraulic, pneumatic and face, as GB/T 3452.3 gives them.',
  blocks: [
    block('Content Header', {
      heading: 'ISO 3601-2 groove chart',
      lead: 'Metric grooves for rings of 1.80, 2.65, 3.55, 5.30 and 7.00 mm. The figures are those of the Chinese standard GB/T 3452.3-2005, which follows the draft ISO/DIS 3601-2.',
      actions: [
        primary('Design an ISO groove', '/tools/gland-designer?chart=iso3601&section=3.55&kind=piston&use=static'),
        link('Metric O-ring table', '/metric-o-ring-table'),
        link('Shop metric sizes', '/shop/orings?search=metric'),
      ],
      image: '/drawings/static-piston-gland.svg',
      altText: 'Ring in the groove of a piston',
    }),
    block('Content Subheader', {
      id: 'caveat',
      heading: 'Not the ISO text',
      content:
        '<p>We could not read ISO 3601-2:2016 or DIN 3771-5. A draft and a national standard may differ from the final document, so have the ISO table beside you before a drawing is released with its number. Face grooves agree in two public copies; radial ones come from a single one.</p>',
    }),
    block('Housing Table', { id: 'grooves', heading: 'Grooves by use', view: 'iso-sections' }),
    block('Data Table', {
      id: 'fits',
      heading: 'Fits of the metal parts',
      caption: 'ISO 286 tolerance classes used with these grooves',
      head: head('Diameter', 'Class', 'Public sources'),
      rows: [
        row('Bore d4', 'H8', 'one'),
        row('Piston d9', 'f7', 'one'),
        row('Piston groove d3', 'h9', 'one'),
        row('Rod d5', 'f7', 'none, check first'),
        row('Rod bore d10', 'H8', 'none, check first'),
        row('Rod groove d6', 'H9', 'none, check first'),
        row('Face groove d7, d8', 'H11, h11', 'none, check first'),
      ],
      note: 'Limits of widths are 0 to +0.25 mm and of face depths 0 to +0.10 mm: trade practice that no public source confirms.',
    }),
    faq('Questions about ISO grooves', {
      'Why is a pneumatic groove shallower in squeeze?':
        '<p>Air cylinders have little force to spare and run nearly dry. The deeper groove lowers friction; one ring seals a gas at a few bar with less squeeze.</p>',
      'Do inch rings fit?':
        '<p>A ring of 3.53 mm works in a groove for 3.55 mm, and so do the other near pairs. Widths for inch cross-sections are in the last table; let the designer check stretch and fill.</p>',
      'Where does another table differ?':
        '<p>The Trelleborg housing table has a static depth of 2.70 mm for 3.55 mm rings, where this one has 2.90 mm. Elsewhere the two stay within five hundredths.</p>',
    }),
    block('Consult an Engineer', {
      content: 'A drawing calls for ISO 3601-2 and the supplier asks which edition? Send both; we compare the grooves.',
    }),
    block('Page Margin', {
      store: '/shop/orings?search=metric',
      links: [
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Dynamic rod and piston design', '/dynamic-rod-piston-design'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for metric hydraulics',
      content: 'Metric sizes in nitrile, fluorocarbon and polyurethane, many of them on the shelf.',
      actions: [
        primary('Nitrile metric rings', '/shop/orings?search=metric&material=nbr'),
        link('Send a drawing', '/request-a-quote'),
      ],
    }),
  ],
});
