import { block, definePage } from '../../define-page.ts';
import { row } from '../../table-row.ts';

export const page = definePage({
  path: '/blog/why-o-rings-roll',
  title: 'Why O-rings roll in moving glands',
  description:
    'Spiral failure explained: why part of an O-ring rolls while the rest slides, what eccentricity does to squeeze, in figures, and what to change first.',
  image: '/drawings/failure-spiral.svg',
  date: '2026-04-16',
  blocks: [
    block('Content Header', {
      heading: 'Why O-rings roll in moving glands',
      lead: 'The ring comes out with cuts at 45°, as if someone had wrung it like a towel. Nobody did. It wound itself up, a little with each stroke, and the cause is nearly always unequal friction.',
      actions: [
        { label: 'Dynamic groove design', url: '/dynamic-rod-piston-design', priority: 'primary' },
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
      ],
      image: '/drawings/failure-spiral.svg',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'mechanism',
      heading: 'Slide or roll',
      content:
        '<p>An O-ring in a reciprocating gland touches two walls: the groove, which holds it, and the rod, which drags it. If friction on the rod is lower than on the groove floor, the ring stays and the rod slides through. If the rod grips harder, the section turns like a wheel between two boards.</p><p>Rolling as such is harmless; a ring that rolls evenly simply rolls back. Harm begins when one part of the circumference rolls and the rest slides. The section is then turned further in one place than in another, and the rubber between is twisted. Sliding lets go of the twist on the return stroke only in part. A fraction stays, and adds up.</p>',
    }),
    block('Image List', {
      heading: 'From groove to failed ring',
      layout: 'row',
      items: [
        {
          image: '/drawings/dynamic-rod-gland.svg',
          altText: 'Section of a reciprocating rod gland with its O-ring',
          caption: 'The rod drags one side of the section, the housing holds the other.',
        },
        {
          image: '/drawings/failure-spiral.svg',
          altText: 'Ring with cuts winding around its section',
          caption: 'Cuts at 45° follow the direction of greatest tension in a twisted bar.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'eccentricity',
      heading: 'How unequal can squeeze be? An example',
      content:
        '<p>Take the 3.53 mm section. The reciprocating table has a gland depth of 3.02 to 3.12 mm, so in the middle of the tolerances squeeze is 3.53 − 3.07 = 0.46 mm, or 12.9%. The same table allows 0.15 mm of clearance on the diameter. Under side load the rod lies against one side of its bore and moves off center by half of that, 0.076 mm.</p>',
    }),
    block('Data Table', {
      caption: 'Squeeze around one ring, rod pushed 0.076 mm to the side',
      head: [
        { text: 'Place' },
        { text: 'Gland depth, mm', numeric: true },
        { text: 'Squeeze, mm', numeric: true },
        { text: 'Squeeze', numeric: true },
      ],
      rows: [
        row('Loaded side', '3.00', '0.53', '15.1%'),
        row('Halfway', '3.07', '0.46', '12.9%'),
        row('Opposite side', '3.15', '0.38', '10.8%'),
      ],
      note: 'Nominal ring, middle of the depth tolerance, largest clearance.',
    }),
    block('Text', {
      text: '<p>The loaded side is compressed 40% more than the opposite side. It grips and rolls; the other slides. Nothing here is out of tolerance. A thin ring is worse off: the 1.78 mm section has 0.10 mm of clearance, 0.05 mm to one side, against a squeeze of 0.36 mm, and a body only half as thick to resist the twist.</p>',
    }),
    block('Column Content', {
      id: 'causes',
      heading: 'What tips the balance',
      columns: [
        {
          heading: 'In the hardware',
          points: [
            { text: 'Side load without a guide ring' },
            { text: 'Finish that changes along the stroke; see <a href="/surface-finish">surface finish</a>' },
            { text: 'Groove wider than the table, so that the ring has room to turn' },
          ],
        },
        {
          heading: 'In the ring',
          points: [
            { text: 'Soft compound, which grips and twists easily' },
            { text: 'A thin section on a long stroke' },
            { text: 'Twist put in at assembly and never released' },
          ],
        },
        {
          heading: 'In operation',
          points: [
            { text: 'Slow strokes, at which the oil film is wiped off' },
            { text: 'Long rest: the ring sticks, then jerks' },
            { text: 'Pressure pulsing from alternating sides' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'remedies',
      heading: 'What to change, cheapest first',
      style: 'numbers',
      items: [
        {
          text: '<strong>Grease and check assembly.</strong> The mold line must run straight. A <a href="/ptfe-coated-o-rings">coated ring</a> helps during fitting and the first strokes.',
        },
        {
          text: '<strong>Harder compound.</strong> From 70 to 80 or 90 Shore A the section resists twist much more; more on hardness in <a href="/blog/what-a-durometer-reading-means">this post</a>.',
        },
        {
          text: '<strong>Lubricant inside.</strong> <a href="/internally-lubricated-o-rings">Internally lubricated rubber</a> does not run dry after a rest.',
        },
        { text: '<strong>Backup ring.</strong> It fills the width and leaves less space to turn in.' },
        {
          text: '<strong>Guide the rod.</strong> A bearing near the seal takes the side load that squeeze should not have to take.',
        },
        {
          text: '<strong>Another profile.</strong> <a href="/x-rings">X-rings</a>, <a href="/t-seals">T-seals</a> and <a href="/cap-seals">cap seals</a> have a flat or double foot.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'evidence',
      heading: 'Reading the failed part',
      content:
        '<p>Lay the ring on a table without tension. A ring that curls into a figure eight still holds twist. Regular cuts all around speak for winding; a single cut speaks for a sharp edge at assembly. A shiny flat at one side only shows where the rod pressed, so mark the position before you take the ring out: the loaded side is then known, and with it the missing guide.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=very_hard',
      links: [
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: 'PTFE-coated O-rings', url: '/ptfe-coated-o-rings' },
        { label: 'What a durometer reading means', url: '/blog/what-a-durometer-reading-means' },
        { label: 'Internally lubricated O-rings', url: '/internally-lubricated-o-rings' },
        { label: 'X-rings', url: '/x-rings' },
        { label: 'T-seals', url: '/t-seals' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Start with a harder ring of the same size',
      content: 'It is the one change that needs no machining.',
      actions: [
        {
          label: 'Very hard nitrile O-rings',
          url: '/shop/orings?material=nbr&durometer=very_hard',
          priority: 'primary',
        },
        { label: 'Send photographs', url: '/engineering-services#ask' },
      ],
    }),
  ],
});
