import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/internally-lubricated-o-rings',
  title: 'Internally lubricated O-rings',
  description:
    'Graphite, MoS₂, PTFE powder or wax mixed into the rubber keeps friction low for the life of the ring. How each type works, limits, ordering.',
  image: '/drawings/lubrication.svg',
  blocks: [
    block('Content Header', {
      heading: 'Internally lubricated O-rings',
      lead: 'The lubricant is part of the compound, so it cannot be wiped off or forgotten. For moving seals without oil mist and places that cannot be greased.',
      actions: [
        {
          label: 'Internally lubricated compounds',
          url: '/shop/orings?subtype=internally-lubricated',
          priority: 'primary',
        },
        { label: 'Compare with coatings', url: '/ptfe-coated-o-rings' },
      ],
      image: '/drawings/lubrication.svg',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'two-ways',
      heading: 'Solid or blooming lubricant',
      columns: [
        {
          heading: 'Solid lubricant',
          content:
            '<p>Graphite, molybdenum disulfide or PTFE powder is dispersed through the rubber. Wear exposes fresh particles. The effect is constant, moderate and unaffected by solvents.</p>',
        },
        {
          heading: 'Blooming lubricant',
          content:
            '<p>A wax or fatty amide dissolves in the hot compound, migrates to the surface when it cools, and renews the film after each wipe. The effect is strong at first but limited by the amount inside; solvents and hot oil extract it.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'additives',
      heading: 'Additives compared',
      caption: 'Lubricants compounded into elastomers',
      head: [{ text: 'Additive' }, { text: 'Works in' }, { text: 'Side effect' }],
      rows: [
        {
          cells: [
            { text: 'Graphite' },
            { text: 'Water, humid air, heat' },
            { text: 'Black marks; somewhat conductive' },
          ],
        },
        {
          cells: [
            { text: 'Molybdenum disulfide', url: '/molybdenum-disulfide-coating' },
            { text: 'Dry air and gas' },
            { text: 'Dark color; oxidizes when damp and hot' },
          ],
        },
        {
          cells: [{ text: 'PTFE powder' }, { text: 'Chemicals, food-type compounds' }, { text: 'Lower tear strength' }],
        },
        {
          cells: [
            { text: 'Wax, fatty amide' },
            { text: 'Cool, dry, oil-free pneumatics' },
            { text: 'Visible bloom; impairs bonding and painting' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'uses',
      heading: 'Typical uses',
      items: [
        {
          image: '/drawings/dynamic-piston-gland.svg',
          title: 'Air cylinders',
          content: '<p>For food and clean plants, where oil mist is not allowed.</p>',
          btnTitle: 'Hydraulic and pneumatic seals',
          btnLink: '/hydraulic-and-pneumatic-seals',
        },
        {
          image: '/drawings/rotary-gland.svg',
          title: 'Slow rotation',
          content: '<p>Swivels and dials, where friction heat would age a dry ring. They need rotary grooves.</p>',
          btnTitle: 'Rotary gland design',
          btnLink: '/dynamic-rotary-design',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Valve stems',
          content: '<p>Stems that do not move for months and then must turn by hand.</p>',
          btnTitle: 'Failure guide',
          btnLink: '/o-ring-failure-guide',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?subtype=internally-lubricated',
      links: [
        { label: 'Molybdenum disulfide coating', url: '/molybdenum-disulfide-coating' },
        { label: 'Hydraulic and pneumatic seals', url: '/hydraulic-and-pneumatic-seals' },
        { label: 'Dynamic rotary design', url: '/dynamic-rotary-design' },
        { label: 'O-ring failure guide', url: '/o-ring-failure-guide' },
        { label: 'Material testing', url: '/material-testing' },
      ],
    }),
    block('Gland Table', {
      id: 'gland',
      heading: 'Groove for reciprocating use',
      application: 'dynamic_reciprocating',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about lubricated compounds',
      items: [
        {
          question: 'Is the white haze a defect?',
          answer:
            '<p>On a wax-type compound it is the lubricant, and it returns after wiping. On other compounds ask us, since bloom can also be residual cure chemicals.</p>',
        },
        {
          question: 'How much does friction fall?',
          answer:
            '<p>It depends on squeeze, surface, speed and pressure, so there is no general percentage. A comparison test with a plain ring in your gland gives the figure: <a href="/material-testing">material testing</a>.</p>',
        },
        {
          question: 'Does the chemical rating change?',
          answer:
            '<p>No, but blooming additives can be dissolved out, which leaves a plain, slightly smaller ring.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Oil-free motion',
      content: 'State base rubber, stroke or speed, required life and what the film may touch.',
      actions: [
        { label: 'Price lubricated rings', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Custom compound by quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
