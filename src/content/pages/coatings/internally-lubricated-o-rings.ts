import { block, definePage } from '../../define-page.ts';
import { columns, faq, head, link, primary, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/internally-lubricated-o-rings',
  title: 'Internally lubricated O-rings',
  description:
    'Graphite, MoS₂, PTFE powder or wax mixed into the rubber keeps friction low for the life of the ring. How each type works, limits, ordering.',
  blocks: [
    block('Content Header', {
      heading: 'Internally lubricated O-rings',
      lead: 'The lubricant is part of the compound, so it cannot be wiped off or forgotten. For moving seals without oil mist and places that cannot be greased.',
      actions: [
        primary('Internally lubricated compounds', '/shop/orings?subtype=internally-lubricated'),
        link('Compare with coatings', '/ptfe-coated-o-rings'),
      ],
      image: '/drawings/lubrication.svg',
    }),
    block('Column Content', {
      id: 'two-ways',
      heading: 'Solid or blooming lubricant',
      columns: columns({
        'Solid lubricant':
          '<p>Graphite, molybdenum disulfide or PTFE powder is dispersed through the rubber. Wear exposes fresh particles. The effect is constant, moderate and unaffected by solvents.</p>',
        'Blooming lubricant':
          '<p>A wax or fatty amide dissolves in the hot compound, migrates to the surface when it cools, and renews the film after each wipe. The effect is strong at first but limited by the amount inside; solvents and hot oil extract it.</p>',
      }),
    }),
    block('Data Table', {
      id: 'additives',
      heading: 'Additives compared',
      caption: 'Lubricants compounded into elastomers',
      head: head('Additive', 'Works in', 'Side effect'),
      rows: [
        row('Graphite', 'Water, humid air, heat', 'Black marks; somewhat conductive'),
        row(
          ['Molybdenum disulfide', '/molybdenum-disulfide-coating'],
          'Dry air and gas',
          'Dark color; oxidizes when damp and hot',
        ),
        row('PTFE powder', 'Chemicals, food-type compounds', 'Lower tear strength'),
        row('Wax, fatty amide', 'Cool, dry, oil-free pneumatics', 'Visible bloom; impairs bonding and painting'),
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
        link('Molybdenum disulfide coating', '/molybdenum-disulfide-coating'),
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
        link('Dynamic rotary design', '/dynamic-rotary-design'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('Material testing', '/material-testing'),
      ],
    }),
    block('Gland Table', {
      id: 'gland',
      heading: 'Groove for reciprocating use',
      application: 'dynamic_reciprocating',
    }),
    faq('Questions about lubricated compounds', {
      'Is the white haze a defect?':
        '<p>On a wax-type compound it is the lubricant, and it returns after wiping. On other compounds ask us, since bloom can also be residual cure chemicals.</p>',
      'How much does friction fall?':
        '<p>It depends on squeeze, surface, speed and pressure, so there is no general percentage. A comparison test with a plain ring in your gland gives the figure: <a href="/material-testing">material testing</a>.</p>',
      'Does the chemical rating change?':
        '<p>No, but blooming additives can be dissolved out, which leaves a plain, slightly smaller ring.</p>',
    }),
    block('Lower Call to Action', {
      heading: 'Oil-free motion',
      content: 'State base rubber, stroke or speed, required life and what the film may touch.',
      actions: [
        primary('Price lubricated rings', '/shop/orings?subtype=internally-lubricated'),
        link('Custom compound by quote', '/request-a-quote'),
      ],
    }),
  ],
});
