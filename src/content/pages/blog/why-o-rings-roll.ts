import { block, definePage } from '../../define-page.ts';
import { head, link, numeric, points, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/blog/why-o-rings-roll',
  title: 'Why O-rings roll in moving glands',
  description:
    'Spiral failure explained: why part of an O-ring rolls while the rest slides, how eccentricity changes squeeze, in figures, and what to change first.',
  date: '2026-04-16',
  blocks: [
    block('Content Header', {
      heading: 'Why O-rings roll in moving glands',
      lead: 'The ring has cuts at 45°, as if it had been wrung like a towel. It twists a little with each stroke, and the cause is nearly always unequal friction.',
      actions: [
        primary('Dynamic groove design', '/dynamic-rod-piston-design'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
      ],
      image: '/drawings/failure-spiral.svg',
    }),
    block('Content Subheader', {
      id: 'mechanism',
      heading: 'Slide or roll',
      content:
        '<p>An O-ring in a reciprocating gland touches two walls: the groove, which holds it, and the rod, which drags it. If friction on the rod is lower than on the groove floor, the ring stays and the rod slides through. If the rod grips harder, the ring rolls like a wheel between two boards.</p><p>Rolling itself is harmless; a ring that rolls evenly rolls back. Damage starts when one part of the circumference rolls and the rest slides. The ring is then turned further in one place than in another, and the rubber between is twisted. The return stroke releases only part of the twist, and the rest adds up.</p>',
    }),
    block('Image List', {
      heading: 'From groove to failed ring',
      layout: 'row',
      items: [
        {
          image: '/drawings/dynamic-rod-gland.svg',
          altText: 'Section of a reciprocating rod gland with its O-ring',
          caption: 'The rod drags one side of the ring; the housing holds the other.',
        },
        {
          image: '/drawings/failure-spiral.svg',
          altText: 'Ring with cuts winding around its section',
          caption: 'Cuts at 45° follow the direction of highest tension in a twisted bar.',
        },
      ],
    }),
    block('Content Subheader', {
      id: 'eccentricity',
      heading: 'Example: unequal squeeze',
      content:
        '<p>With a cross-section of 3.53 mm, the reciprocating table has a gland depth of 3.02 to 3.12 mm, so at mid tolerance the squeeze is 3.53 − 3.07 = 0.46 mm, or 12.9%. The same table allows 0.15 mm of clearance on the diameter. Under side load the rod moves off center by half of that, 0.076 mm.</p>',
    }),
    block('Data Table', {
      caption: 'Squeeze around one ring, rod 0.076 mm off center',
      asWritten: true,
      head: head('Place', numeric('Gland depth, mm'), numeric('Squeeze, mm'), numeric('Squeeze')),
      rows: [
        row('Loaded side', '3.00', '0.53', '15.1%'),
        row('Halfway', '3.07', '0.46', '12.9%'),
        row('Opposite side', '3.15', '0.38', '10.8%'),
      ],
      note: 'Nominal ring, mid tolerance of depth, largest clearance.',
    }),
    block('Text', {
      text: '<p>The loaded side is compressed 40% more than the opposite side. It grips and rolls; the other slides. Nothing is out of tolerance. Thin rings are more affected: at a cross-section of 1.78 mm there is 0.10 mm of clearance, 0.05 mm to one side, with a squeeze of 0.36 mm, and the ring is only half as thick.</p>',
    }),
    block('Column Content', {
      id: 'causes',
      heading: 'What increases the risk',
      columns: [
        points('In the hardware', [
          'Side load without a guide ring',
          'Finish that changes along the stroke; see <a href="/surface-finish">surface finish</a>',
          'A groove wider than in the table, in which the ring can turn',
        ]),
        points('In the ring', [
          'A soft compound, which grips and twists easily',
          'A thin section on a long stroke',
          'Twist from assembly',
        ]),
        points('In operation', [
          'Slow strokes, which wipe off the oil film',
          'Long standstill, after which the ring sticks',
          'Pressure from alternating sides',
        ]),
      ],
    }),
    block('List', {
      id: 'remedies',
      heading: 'What to change, least expensive first',
      style: 'numbers',
      items: texts(
        '<strong>Grease and check assembly.</strong> The mold line must run straight. A <a href="/ptfe-coated-o-rings">coated ring</a> helps during installation and the first strokes.',
        '<strong>Harder compound.</strong> From 70 to 80 or 90 Shore A the ring resists twist much better; see <a href="/blog/what-a-durometer-reading-means">this post</a> on hardness.',
        '<strong>Lubricant inside.</strong> <a href="/internally-lubricated-o-rings">Internally lubricated rubber</a> does not run dry after a standstill.',
        '<strong>Backup ring.</strong> It fills the groove and leaves the ring less space to turn.',
        '<strong>Guide the rod.</strong> A bearing near the seal takes the side load.',
        '<strong>Another profile.</strong> <a href="/x-rings">X-rings</a>, <a href="/t-seals">T-seals</a> and <a href="/cap-seals">cap seals</a> cannot roll as easily.',
      ),
    }),
    block('Content Subheader', {
      id: 'evidence',
      heading: 'Examining the failed ring',
      content:
        '<p>Lay the ring on a table without tension. A ring that curls into a figure eight is still twisted. Regular cuts all around mean twisting; a single cut means a sharp edge at assembly. A shiny flat on one side shows where the rod pressed, so mark the position before you remove the ring: it shows where a guide is missing.</p>',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr&durometer=very_hard',
      links: [
        link('Surface finish for seals', '/surface-finish'),
        link('PTFE-coated O-rings', '/ptfe-coated-o-rings'),
        link('What a durometer reading means', '/blog/what-a-durometer-reading-means'),
        link('Internally lubricated O-rings', '/internally-lubricated-o-rings'),
        link('X-rings', '/x-rings'),
        link('T-seals', '/t-seals'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Start with a harder ring of the same size',
      content: 'It is the one change that needs no machining.',
      actions: [
        primary('Very hard nitrile O-rings', '/shop/orings?material=nbr&durometer=very_hard'),
        link('Send photographs', '/engineering-services#ask'),
      ],
    }),
  ],
});
