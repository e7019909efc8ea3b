import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/dynamic-rod-piston-design',
  title: 'Dynamic rod and piston O-ring groove design',
  description:
    'Grooves for O-rings on reciprocating rods and pistons: lower squeeze, width with back-up rings, clearance, friction, and where another profile wins.',
  image: '/drawings/dynamic-piston-gland.svg',
  blocks: [
    block('Content Header', {
      heading: 'Dynamic rod and piston design',
      lead: 'A ring that slides needs less squeeze than one that rests: enough to close the gap cold and without pressure, little enough not to burn, roll or stick.',
      actions: [
        { label: 'Shop hard nitrile rings', url: '/shop/orings?material=nbr&durometer=very_hard', priority: 'primary' },
        { label: 'Compare with X-rings', url: '/x-rings' },
      ],
      image: '/drawings/dynamic-piston-gland.svg',
      altText: 'Reciprocating piston with O-ring groove and clearance to the bore',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'idea',
      heading: 'What changes when the part moves',
      content:
        '<p>Friction grows with squeeze, hardness and pressure. For that reason reciprocating grooves are cut 4–10% deeper than static ones: in the 3.53 mm section the mid-tolerance squeeze falls from 19.4% to 12.9%. Less squeeze also means less in reserve. Every hundredth lost to wear, cold or eccentricity counts more, so the bore is finished finer and the thinner sections, under 2.62 mm, are kept for short strokes and low speeds.</p><p>The wider groove gives room: 67.8% fill at mid tolerance without back-up rings. A lubricated ring may roll a little and swell a little without jamming.</p>',
    }),
    block('Gland Table', {
      id: 'dimensions',
      heading: 'Reciprocating dimensions',
      application: 'dynamic_reciprocating',
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example: 25 mm rod',
      content:
        '<p>A rod of 25.00 mm runs through a gland with the groove in the housing. AS568-214 has a hole of 24.99 mm, so it lies on the rod without stretch. The groove floor is 25 + 2 × 3.07 = 31.14 mm across at mid depth; its limits are 31.04 and 31.24 mm from the 3.02–3.12 mm of the table. Squeeze lies between 9 and 17% over all tolerances. With one back-up ring behind the seal the width grows from 4.57–4.83 to 5.51–5.77 mm; with pressure from both sides, two back-up rings ask for 7.52–7.77 mm.</p>',
    }),
    block('Column Content', {
      id: 'choice',
      heading: 'O-ring or another profile',
      columns: [
        {
          heading: 'An O-ring is enough',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Short strokes, low cycle counts, valves and clamps.' },
            { text: 'Oil or grease on the rod at all times.' },
            { text: 'No room for more than one small groove.' },
          ],
        },
        {
          heading: 'Look further',
          bulletType: 'minus_bullet',
          points: [
            {
              text: 'Long strokes with side load: the ring spirals. <a href="/x-rings">X-rings</a> and <a href="/t-seals">T-seals</a> do not.',
            },
            { text: 'Dry running or stick-slip: a PTFE <a href="/cap-seals">cap seal</a> over the ring.' },
            { text: 'Cylinders under constant high pressure: <a href="/u-cups">U-cups</a>.' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'limits',
      heading: 'Before the drawing leaves',
      style: 'numbers',
      items: [
        {
          text: 'Finish of the sliding surface stated, with direction: see <a href="/surface-finish">surface finish</a>.',
        },
        { text: 'A wiper ahead of the seal wherever dirt can settle on the rod.' },
        { text: 'A bearing that carries the side load. The ring seals, it never guides.' },
        { text: 'Hardness: 70 Shore A for low pressure, 80 or 90 as the gap or the pressure grows.' },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Give stroke, speed, cycles a day, pressure peaks and the oil. From these an engineer can say how long an O-ring is likely to hold in your cylinder and what would hold longer.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=very_hard',
      links: [
        { label: 'X-rings', url: '/x-rings' },
        { label: 'T-seals', url: '/t-seals' },
        { label: 'Cap seals', url: '/cap-seals' },
        { label: 'U-cups', url: '/u-cups' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Rings for moving parts',
      content: 'Polyurethane for wear, HNBR for hot oil, hard nitrile for everything between.',
      actions: [
        { label: 'Shop polyurethane', url: '/shop/orings?material=au,eu', priority: 'primary' },
        { label: 'Hydraulic and pneumatic seals', url: '/hydraulic-and-pneumatic-seals' },
      ],
    }),
  ],
});
