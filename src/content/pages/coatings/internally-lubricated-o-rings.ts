import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/internally-lubricated-o-rings',
  title: 'Internally lubricated O-rings',
  description:
    'Graphite, MoS₂, PTFE powder or wax mixed into the rubber keeps friction low for the life of the ring. How each type works, trade-offs, ordering.',
  image: '/drawings/lubrication.svg',
  blocks: [
    block('Content Header', {
      heading: 'Internally lubricated O-rings',
      lead: 'The lubricant is part of the compound, so it cannot be wiped off, washed away or forgotten. Choose it for moving seals without oil mist and for places nobody can reach with a grease gun.',
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
      heading: 'Two principles',
      columns: [
        {
          heading: 'Solid that stays',
          content:
            '<p>Graphite, molybdenum disulfide or PTFE powder is dispersed through the rubber. Every bit of wear uncovers fresh particles. Effect: constant, moderate, unaffected by solvents.</p>',
        },
        {
          heading: 'Liquid that blooms',
          content:
            '<p>A wax or fatty amide dissolves in the hot compound and finds itself in excess when cold. It migrates to the surface and renews the film after each wipe. Effect: strong at first, limited by the store inside; solvents and hot oil extract it.</p>',
        },
      ],
    }),
    block('Data Table', {
      id: 'additives',
      heading: 'Additive by additive',
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
            { text: 'Visible bloom; bonding and painting suffer' },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'uses',
      heading: 'Typical positions',
      items: [
        {
          image: '/drawings/dynamic-piston-gland.svg',
          title: 'Air cylinders',
          content: '<p>Food and clean plants ban oil mist; the ring brings its own film.</p>',
          btnTitle: 'Hydraulic and pneumatic seals',
          btnLink: '/hydraulic-and-pneumatic-seals',
        },
        {
          image: '/drawings/rotary-gland.svg',
          title: 'Slow rotation',
          content: '<p>Swivels and dials, where friction heat would age a dry ring. Mind the special groove.</p>',
          btnTitle: 'Rotary gland design',
          btnLink: '/dynamic-rotary-design',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Valve stems',
          content: '<p>Stems that stand still for months, then have to turn by hand.</p>',
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
      heading: 'Before choosing a lubricated compound',
      items: [
        {
          question: 'Is the white haze a defect?',
          answer:
            '<p>On a wax-type compound it is the lubricant itself. Wipe it and it returns. On other compounds ask us, since bloom can also be leftover cure chemicals.</p>',
        },
        {
          question: 'How much does friction fall?',
          answer:
            '<p>It depends on squeeze, surface, speed and pressure, so a general percentage would mislead. Send your gland; a comparison test with a plain ring is the honest figure. <a href="/material-testing">Material testing</a></p>',
        },
        {
          question: 'Does the chemical rating change?',
          answer:
            '<p>The polymer keeps its letters. Blooming additives can be dissolved out, after which the ring is an ordinary one and slightly smaller.</p>',
        },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Oil-free motion',
      content: 'Name base rubber, stroke or speed, life wanted and what the film may touch.',
      actions: [
        { label: 'Price lubricated rings', url: '/shop/orings?subtype=internally-lubricated', priority: 'primary' },
        { label: 'Custom compound by quote', url: '/request-a-quote' },
      ],
    }),
  ],
});
