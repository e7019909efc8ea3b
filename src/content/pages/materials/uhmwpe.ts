import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/uhmwpe',
  title: 'UHMWPE seals for wear and cold',
  description:
    'UHMWPE wears slowly in water, slurry and liquefied gas from −200 to 82 °C. Where this polyethylene outlasts PTFE, and where heat forbids it.',
  image: '/drawings/temperature-range.svg?low=-200&high=82',
  blocks: [
    block('Content Header', {
      heading: 'UHMWPE',
      lead: 'Ultra-high-molecular-weight polyethylene: chains so long that the plastic barely wears. It slides in water, abrasive slurry and liquefied gas, from −200 °C (−328 °F) up to 82 °C (180 °F) and no further.',
      actions: [
        { label: 'Quote a UHMWPE seal', url: '/request-a-quote', priority: 'primary' },
        { label: 'Rings in UHMWPE', url: '/shop/orings?material=uhmwpe' },
      ],
      image: '/drawings/temperature-range.svg?low=-200&high=82',
      material: 'UHMWPE',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'wear',
      heading: 'Long chains, slow wear',
      content:
        '<p>Ordinary polyethylene is a packaging plastic. Make each chain many times longer and it can no longer be injection-molded: powder is pressed and sintered into bars, and parts are machined. The tangled chains absorb impact and release little debris, even dry. Water, with which nylon swells, leaves its size unchanged.</p>',
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
        {
          heading: 'UHMWPE',
          points: [
            { text: 'Water hydraulics, paint, slurry' },
            { text: 'Reciprocating pumps with long life' },
            { text: 'Cryogenic valves that cycle often' },
            { text: 'Food, where 177.1520 is asked for' },
          ],
        },
        {
          heading: 'PTFE, virgin or filled',
          points: [
            { text: 'Above 82 °C' },
            { text: 'Hot aromatic and chlorinated solvents' },
            { text: 'Lowest friction at low load' },
            { text: 'High surface speed, since it sheds heat damage' },
          ],
        },
      ],
    }),
    block('List', {
      id: 'design',
      heading: 'Drawing a part in it',
      style: 'numbers',
      items: [
        {
          text: 'Give tolerances that a soft plastic can hold; it moves after machining and expands far more than steel.',
        },
        {
          text: 'Deburr shafts and bores: a sharp edge shaves the lip. Roughness advice is on <a href="/surface-finish">surface finish</a>.',
        },
        { text: 'Let the spring carry the load in cold service. Polyethylene shrinks away from the bore as it cools.' },
        { text: 'Add black pigment, that is carbon black, where daylight reaches the part.' },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'UHMWPE: practical points',
      items: [
        {
          question: 'Does it resist acids?',
          answer:
            '<p>Most of them, and alkalis too. The exception that matters is strong oxidizers, and solvents when hot.</p>',
        },
        {
          question: 'Which approvals exist?',
          answer:
            '<p>Grades are listed for FDA 21 CFR 177.1520, 3-A and NSF/ANSI 61. The bar stock must carry it, and machining must not contaminate it; see <a href="/3-a-sanitary">3-A sanitary</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'UHMWPE',
      store: '/shop/orings?material=uhmwpe',
      links: [
        { label: 'Gas permeability', url: '/permeability' },
        { label: 'Surface finish for seals', url: '/surface-finish' },
        { label: '3-A sanitary', url: '/3-a-sanitary' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Slurry, paint, water or liquid nitrogen',
      content: 'Describe the motion and we propose lip geometry and spring along with the plastic.',
      actions: [
        { label: 'Spring-energized seals', url: '/spring-energized-seals', priority: 'primary' },
        { label: 'Contact us', url: '/contact-us' },
      ],
    }),
  ],
});
