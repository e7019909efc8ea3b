import { block, definePage } from '../../define-page.ts';
import { link, minusPoints, plusPoints, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/dynamic-rod-piston-design',
  title: 'Dynamic rod and piston O-ring groove design',
  description:
    'Grooves for O-rings on reciprocating rods and pistons: lower squeeze, width with backup rings, clearance, friction, and when another profile is better.',
  blocks: [
    block('Content Header', {
      heading: 'Dynamic rod and piston design',
      lead: 'A sliding ring needs less squeeze than a static one: enough to seal cold and without pressure, but not so much that it overheats, rolls or sticks.',
      actions: [
        primary('Shop hard nitrile rings', '/shop/orings?material=nbr&durometer=very_hard'),
        link('Compare with X-rings', '/x-rings'),
        link('Gland designer', '/tools/gland-designer?kind=piston&use=reciprocating'),
      ],
      image: '/drawings/dynamic-piston-gland.svg',
      altText: 'Reciprocating piston with O-ring groove and clearance to the bore',
    }),
    block('Content Subheader', {
      id: 'idea',
      heading: 'What changes when the part moves',
      content:
        '<p>Friction grows with squeeze, hardness and pressure. Reciprocating grooves are therefore 4–10% deeper than static ones: with a cross-section of 3.53 mm, squeeze at mid tolerance drops from 19.4% to 12.9%. Less squeeze also means less reserve. Wear, cold and eccentricity matter more, so the bore needs a finer finish, and cross-sections under 2.62 mm are for short strokes and low speeds only.</p><p>The wider groove gives room: 67.8% fill at mid tolerance without backup rings, so a lubricated ring can roll and swell slightly without jamming.</p>',
    }),
    block('Gland Table', {
      id: 'dimensions',
      heading: 'Reciprocating dimensions',
      application: 'dynamic_reciprocating',
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: a rod seal',
      content:
        '<p>A rod of 25.00 mm runs through a gland with the groove in the housing. AS568-214 has an inside diameter of 24.99 mm, so it lies on the rod without stretch. The groove diameter is 25 + 2 × 3.07 = 31.14 mm at mid depth; its limits are 31.04 and 31.24 mm, from the depth of 3.02–3.12 mm in the table. Squeeze is 9 to 17% over all tolerances. With one backup ring behind the seal, the width increases from 4.57–4.83 to 5.51–5.77 mm; with pressure from both sides, two backup rings need 7.52–7.77 mm.</p>',
    }),
    block('Column Content', {
      id: 'choice',
      heading: 'O-ring or another profile',
      columns: [
        plusPoints('An O-ring is enough for', [
          'Short strokes, few cycles, valves and clamps.',
          'Rods that are always lubricated.',
          'Little space.',
        ]),
        minusPoints('Choose another profile for', [
          'Long strokes with side load: O-rings twist, <a href="/x-rings">X-rings</a> and <a href="/t-seals">T-seals</a> do not.',
          'Dry running or stick-slip: a PTFE <a href="/cap-seals">cap seal</a> over the ring.',
          'Cylinders under constant high pressure: <a href="/u-cups">U-cups</a>.',
        ]),
      ],
    }),
    block('List', {
      id: 'limits',
      heading: 'Checklist for the drawing',
      style: 'numbers',
      items: texts(
        'Finish of the sliding surface, with direction: see <a href="/surface-finish">surface finish</a>.',
        'A wiper outside the seal wherever dirt can reach the rod.',
        'A bearing for the side load. The ring must not guide the rod.',
        'Hardness: 70 Shore A for low pressure, 80 or 90 for a wider gap or higher pressure.',
      ),
    }),
    block('Consult an Engineer', {
      content:
        'Send stroke, speed, cycles per day, pressure peaks and the oil. An engineer can estimate how long an O-ring will last in your cylinder and what would last longer.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=very_hard',
      groove: 'dynamic_reciprocating',
      links: [
        link('X-rings', '/x-rings'),
        link('T-seals', '/t-seals'),
        link('Cap seals', '/cap-seals'),
        link('U-cups', '/u-cups'),
        link('Surface finish for seals', '/surface-finish'),
        link('JIS B 2401-2 groove chart', '/jis-b-2401-2-groove-chart'),
        link('ISO 3601-2 groove chart', '/iso-3601-2-groove-chart'),
        link('AS5857 and AS4716 groove chart', '/as5857-as4716-groove-chart'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for moving parts',
      content: 'Polyurethane for wear, HNBR for hot oil, hard nitrile for most other uses.',
      actions: [
        primary('Shop polyurethane', '/shop/orings?material=au,eu'),
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
      ],
    }),
  ],
});
