import { block, definePage } from '../../define-page.ts';
import { faq, link, primary, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/face-seal-design',
  title: 'Face seal groove design for O-rings',
  description:
    'Depth, width and radius of axial O-ring grooves for liquids, vacuum and gas, with squeeze, pressure direction and a worked 3.53 mm example.',
  image: '/drawings/face-gland.svg',
  blocks: [
    block('Content Header', {
      heading: 'Face seal groove design',
      lead: 'The groove is in a flat flange, and the cover squeezes the ring along its axis. The direction of pressure decides which wall the ring rests against.',
      actions: [
        primary('Shop 3.53 mm rings', '/shop/orings?cs_low=3.43&cs_high=3.63'),
        link('General groove design', '/general-groove-design'),
        link('Gland designer', '/tools/gland-designer?kind=face'),
      ],
    }),
    block('Full Drawing', {
      id: 'drawing',
      image: '/drawings/face-gland.svg?cs=3.53&depth=2.64&width=4.62&radius=0.45',
      altText:
        'Face seal gland for a 3.53 mm ring, to scale: groove width G 4.62 mm, gland depth L 2.64 mm, radius R 0.45 mm',
      facts: [
        { label: 'CS', value: '3.53 mm' },
        { label: 'L', value: '2.64 mm' },
        { label: 'G', value: '4.62 mm' },
        { label: 'R', value: '0.45 mm' },
        { label: 'Squeeze', value: '25.2%' },
        { label: 'Drawn', value: 'to scale' },
      ],
    }),
    block('Gland Table', {
      id: 'liquids',
      heading: 'Dimensions for liquids',
      application: 'face_seal_liquid',
      markedMm: 3.53,
    }),
    block('Gland Table', { id: 'gas', heading: 'Dimensions for vacuum and gas', application: 'face_seal_vacuum_gas' }),
    block('Image List', {
      id: 'pressure',
      heading: 'Pressure direction',
      items: [
        {
          image: '/drawings/face-gland.svg?pressure=1',
          altText: 'Pressure from inside: the ring lies against the outer wall, groove OD = ring OD',
          caption: 'From inside: groove outer diameter = ring OD',
        },
        {
          image: '/drawings/face-gland.svg?pressure=-1',
          altText: 'Pressure from outside: the ring lies against the inner wall, groove ID = ring ID',
          caption: 'From outside, or vacuum: groove inner diameter = ring ID',
        },
      ],
    }),
    block('Column Content', {
      columns: [
        {
          heading: 'Pressure from inside',
          content:
            '<p>Make the outer diameter of the groove equal to the outer diameter of the ring. Pressure pushes the ring outward; since it already rests against that wall, it does not stretch or roll.</p>',
          bulletType: 'default',
          points: texts('Groove OD = ring ID + 2 × CS, with the tolerance inward.'),
        },
        {
          heading: 'Pressure from outside, or vacuum',
          content:
            '<p>Make the inner diameter of the groove equal to the inside diameter of the ring. Pressure acts inward, and the ring already rests against the inner wall.</p>',
          bulletType: 'default',
          points: texts('Groove ID = ring ID; up to 1% larger holds the ring in place during assembly.'),
        },
      ],
    }),
    block('Content Subheader', {
      id: 'example',
      heading: 'Worked example',
      content:
        '<p>An oil cover with pressure from inside, sealed by an AS568-214 with a cross-section of 3.53 mm. From the table: depth 2.57–2.72 mm, width 4.50–4.75 mm. At mid tolerance the depth is 2.64 mm and the width 4.62 mm.</p><ul><li>Squeeze: (3.53 − 2.64) / 3.53 = 25.2%, inside the usual 10–35% for face seals.</li><li>Fill: section 9.79 mm² in a groove of 12.21 mm² = 80.2%, inside 65–85%.</li><li>Groove outer diameter: 24.99 + 2 × 3.53 = 32.05 mm.</li></ul><p>In the narrower gas groove the same ring fills 90.6% at nominal size, and at the worst combination of tolerances no space is left. Use that groove only for media and temperatures in which the rubber does not swell.</p>',
    }),
    faq('Questions about face seals', {
      'Does the groove have to be round?':
        '<p>No, but corners need a radius of at least three cross-sections at the inner wall of the groove, better six. Use a round ring of the same centerline length.</p>',
      'How flat must the cover be?':
        '<p>Any gap between bolts reduces the squeeze. If the cover bows by 0.2 mm over a 3.53 mm ring, 25% becomes less than 20%. Use more bolts or a stiffer cover rather than a softer ring.</p>',
      'What finish do the faces need?':
        '<p>See <a href="/surface-finish">surface finish for seals</a>; gas and vacuum need a finer finish than oil.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Ask before you machine the groove. Pressure above a few hundred bar, wide temperature changes and pulsating loads need more than a table.',
    }),
    block('Page Margin', {
      store: '/shop/orings?cs_low=3.43&cs_high=3.63',
      groove: 'face_seal_vacuum_gas',
      links: [
        link('Dovetail groove design', '/dove-tail-design'),
        link('Static rod and piston design', '/static-rod-piston-design'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
        link('AS568 sizing chart', '/as568-sizing-chart'),
        link('Chemical compatibility table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
        link('Gaskets', '/gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Have the groove?',
      content: 'Each row above shows the number of parts in that cross-section.',
      actions: [
        primary('Shop 2.62 mm rings', '/shop/orings?cs_low=2.54&cs_high=2.69'),
        link('Request a quote', '/request-a-quote'),
      ],
    }),
  ],
});
