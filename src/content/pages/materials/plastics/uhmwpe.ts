import { block, definePage } from '../../../define-page.ts';
import { faq, link, points, primary, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/uhmwpe',
  title: 'UHMWPE seals for wear and cold',
  description:
    'UHMWPE wears slowly in water, slurry and liquefied gas from −200 to 82 °C. Where this polyethylene outlasts PTFE, and where heat forbids it.',
  blocks: [
    block('Content Header', {
      heading: 'UHMWPE',
      lead: 'Ultra-high-molecular-weight polyethylene: with chains so long that the plastic barely wears. It slides in water, abrasive slurry and liquefied gas, from −200 °C (−328 °F) to 82 °C (180 °F).',
      actions: [
        primary('Quote a UHMWPE seal', '/request-a-quote'),
        link('Rings in UHMWPE', '/shop/orings?material=uhmwpe'),
      ],
      image: '/drawings/temperature-range.svg?low=-200&high=82',
      material: 'UHMWPE',
    }),
    block('Content Subheader', {
      id: 'wear',
      heading: 'Long chains, slow wear',
      content:
        '<p>With chains many times longer than in ordinary polyethylene, the plastic can no longer be injection-molded: powder is pressed and sintered into bars, and parts are machined. The tangled chains absorb impact and release little debris, even dry. Unlike nylon, it does not swell in water.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'Range', value: '−200 to 82 °C' },
        { label: 'Hardness', value: '60–68 Shore D' },
        { label: 'Density', value: '0.93–0.95 g/cm³, floats' },
        { label: 'Gas', value: 'Medium permeability', url: '/permeability' },
      ],
    }),
    block('Column Content', {
      id: 'against-ptfe',
      heading: 'UHMWPE or PTFE in a spring-energized seal?',
      columns: [
        points('UHMWPE', [
          'Water hydraulics, paint, slurry',
          'Reciprocating pumps with long life',
          'Cryogenic valves that cycle often',
          'Food contact to FDA 177.1520',
        ]),
        points('PTFE, virgin or filled', [
          'Above 82 °C',
          'Hot aromatic and chlorinated solvents',
          'Lowest friction at low load',
          'High surface speed, since it withstands heat',
        ]),
      ],
    }),
    block('List', {
      id: 'design',
      heading: 'Design advice',
      style: 'numbers',
      items: texts(
        'Allow tolerances for a soft plastic; it distorts after machining and expands far more than steel.',
        'Deburr shafts and bores: a sharp edge shaves the lip. For roughness, see <a href="/surface-finish">surface finish</a>.',
        'Let the spring carry the load in cold service. Polyethylene shrinks away from the bore as it cools.',
        'Specify carbon black where the part is exposed to daylight.',
      ),
    }),
    faq('Questions about UHMWPE', {
      'Does it resist acids?': '<p>Most acids, and alkalis too. Not strong oxidizers or hot solvents.</p>',
      'Which approvals exist?':
        '<p>Grades are listed for FDA 21 CFR 177.1520, 3-A and NSF/ANSI 61. The bar stock must have the listing, and machining must not contaminate it; see <a href="/3-a-sanitary">3-A sanitary</a>.</p>',
    }),
    block('Page Margin', {
      material: 'UHMWPE',
      store: '/shop/orings?material=uhmwpe',
      links: [
        link('Gas permeability', '/permeability'),
        link('Surface finish for seals', '/surface-finish'),
        link('3-A sanitary', '/3-a-sanitary'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Slurry, paint, water or liquid nitrogen?',
      content: 'Describe the motion, and we propose lip, spring and grade.',
      actions: [primary('Spring-energized seals', '/spring-energized-seals'), link('Contact us', '/contact-us')],
    }),
  ],
});
