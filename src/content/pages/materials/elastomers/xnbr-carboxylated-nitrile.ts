import { block, definePage } from '../../../define-page.ts';
import { columns, faq, link, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/xnbr-carboxylated-nitrile',
  title: 'Carboxylated nitrile (XNBR) seals',
  description:
    'XNBR is nitrile with acid groups that form extra crosslinks: it wears more slowly in oil but stiffens earlier in the cold. Limits, uses and alternatives.',
  blocks: [
    block('Content Header', {
      heading: 'Carboxylated nitrile (XNBR)',
      lead: 'Nitrile for seals that move. Extra crosslinks raise tear and abrasion resistance in oil; it loses some flexibility in the cold. Typical range −30 to 121 °C (−22 to 250 °F), 70 to 90 Shore A.',
      actions: [
        primary('See XNBR compounds', '/shop/orings?material=xnbr'),
        link('Dynamic gland design', '/dynamic-rod-piston-design'),
      ],
      image: '/drawings/temperature-range.svg?low=-30&high=121',
      material: 'XNBR',
    }),
    block('Content Subheader', {
      id: 'wear',
      heading: 'Why it resists wear',
      content:
        '<p>A few carboxylic acid groups are built into the nitrile chain. During cure they bond with a metal oxide, usually zinc oxide, beside the ordinary sulfur or peroxide links. These ionic links break and form again under load, so a scratch or cut spreads less easily. Oil resistance stays close to that of a standard nitrile of the same acrylonitrile content.</p><p>The same links stiffen the rubber when cold and make it more sensitive to water and to bases than plain nitrile.</p>',
    }),
    block('Title Block', {
      facts: [
        { label: 'Family', value: 'XNBR, ASTM D1418' },
        { label: 'Range', value: '−30 to 121 °C' },
        { label: 'Hardness', value: '70–90 Shore A', url: '/durometer-and-hardness' },
        { label: 'Storage', value: '15 years, with the nitriles', url: '/shelf-life' },
      ],
    }),
    block('Image Content Blocks', {
      id: 'uses',
      heading: 'Typical uses',
      items: [
        {
          image: '/drawings/dynamic-rod-gland.svg',
          title: 'Rod seals',
          content: '<p>Long strokes of rods exposed to grit and weather.</p>',
          btnTitle: 'Hydraulic and pneumatic seals',
          btnLink: '/hydraulic-and-pneumatic-seals',
        },
        {
          image: '/drawings/x-ring.svg',
          title: 'Four-lobed rings',
          content: '<p>An X-ring does not roll; in XNBR its lobes also wear less.</p>',
          btnTitle: 'X-rings',
          btnLink: '/x-rings',
        },
        {
          image: '/drawings/failure-abrasion.svg',
          title: 'Rings that came out flat',
          content:
            '<p>A flat, polished band on one side of a used ring is wear, not set. Change to a more wear-resistant compound.</p>',
          btnTitle: 'Failure guide',
          btnLink: '/o-ring-failure-guide',
        },
      ],
    }),
    block('Column Content', {
      id: 'compare',
      heading: 'Alternatives',
      columns: columns({
        'Plain NBR':
          '<p>Costs less, comes in more sizes and softer grades, and is more flexible at low temperature. Enough for static seals. See the <a href="/nbr-buna-n">nitrile page</a>.</p>',
        HNBR: '<p>Withstands 150 °C and ozone as well as wear. For motion with heat. See the <a href="/hnbr">HNBR page</a>.</p>',
        Polyurethane:
          '<p>Resists abrasion and extrusion even better, up to about 82 °C, but not hot water. See the <a href="/polyurethane">polyurethane page</a>.</p>',
      }),
    }),
    faq('Questions about XNBR', {
      'Can XNBR replace NBR on an existing drawing?':
        '<p>Only if the owner of the drawing agrees. Size and gland stay the same, but cold flexibility differs, and a named specification may not allow the change.</p>',
      'Does it make sense for a flange?':
        '<p>Rarely. Nothing slides there, so you would pay for wear resistance you do not need.</p>',
    }),
    block('Page Margin', {
      material: 'XNBR',
      store: '/shop/orings?material=xnbr',
      links: [
        link('Durometer and hardness', '/durometer-and-hardness'),
        link('Shelf life', '/shelf-life'),
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
        link('X-rings', '/x-rings'),
        link('O-ring failure guide', '/o-ring-failure-guide'),
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Nitrile rings wear too fast?',
      content:
        'Tell us stroke, speed, pressure, surface finish and what the old ring looks like. We tell you whether another compound or another profile helps.',
      actions: [primary('Ask an engineer', '/contact-us'), link('XNBR in the store', '/shop/orings?material=xnbr')],
    }),
  ],
});
