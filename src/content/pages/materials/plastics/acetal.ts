import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/acetal',
  title: 'Acetal (POM) wear rings and seats',
  description:
    'Acetal machines to close tolerances and keeps them in oil, fuel and cool water up to 100 °C. Homopolymer or copolymer, uses, and the chlorine problem.',
  blocks: [
    block('Content Header', {
      heading: 'Acetal (POM)',
      lead: 'The plastic to choose for stable dimensions. Polyoxymethylene absorbs hardly any water, machines like brass and slides well on steel, from −40 to 100 °C (−40 to 212 °F). Chlorine and strong acids attack it.',
      actions: [
        primary('Quote machined acetal', '/request-a-quote'),
        link('POM rings in the store', '/shop/orings?material=pom'),
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=100',
      material: 'POM',
    }),
    block('TabContent', {
      id: 'kinds',
      heading: 'Homopolymer and copolymer',
      tabs: [
        {
          label: 'Homopolymer',
          items: [
            {
              title: 'Harder, stronger',
              content:
                '<p>A uniform chain crystallizes more, which adds stiffness and fatigue life. Thick bars may have a porous center, a leak path in a valve seat. Delrin® is a trade name of this kind.</p>',
              toggleBtn: true,
            },
          ],
        },
        {
          label: 'Copolymer',
          items: [
            {
              title: 'Steadier in hot water and alkali',
              content:
                '<p>Comonomer units stop the chain from unzipping. Bars are more uniform. The safer choice for seats and sanitary parts.</p>',
              toggleBtn: true,
            },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'parts',
      heading: 'Typical parts',
      items: [
        {
          image: '/drawings/dynamic-piston-gland.svg',
          title: 'Guide and wear rings',
          content: '<p>Keep piston and bore apart, so that the seal takes no side load.</p>',
          btnTitle: 'Hydraulic seals',
          btnLink: '/hydraulic-and-pneumatic-seals',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Valve seats',
          content: '<p>Firm shutoff for fuel gas and cool water, with an elastomer behind the seat.</p>',
          btnTitle: 'Custom parts',
          btnLink: '/custom-parts',
        },
        {
          image: '/drawings/backup-ring.svg',
          title: 'Anti-extrusion rings',
          content: '<p>Stiffer than nylon in damp service; split for closed grooves.</p>',
          btnTitle: 'Backup rings',
          btnLink: '/backup-rings',
        },
      ],
    }),
    block('Data Table', {
      id: 'pa-or-pom',
      heading: 'Acetal and nylon compared',
      caption: 'Properties of acetal and nylon',
      head: head('Property', 'Acetal', 'Nylon'),
      rows: [
        row('Upper limit', '100 °C', '110 °C'),
        row('Hardness, Shore D', '80–86', '75–85'),
        row('Size in humid air', 'Stable', 'Grows'),
        row('Impact at −40 °C', 'Notch-sensitive', 'Tougher when moist'),
        row('Chlorinated water', 'Avoid', 'Limited'),
      ],
      note: 'For more on polyamide, see the nylon page linked below.',
    }),
    faq('Questions about acetal', {
      'Does the chlorine in tap water attack it?':
        '<p>Grades with NSF/ANSI 61 listing exist, so cold tap water is possible. Hot chlorinated water and pool disinfectant cause stress cracks. Ask before use.</p>',
      'How close are the tolerances?':
        '<p>Closer than with PTFE or polyethylene, since it hardly creeps or springs back under the tool. State what you need, and the quote confirms the tolerance.</p>',
      'Why does it smell when overheated?':
        '<p>It releases formaldehyde as it decomposes. Stay below the limit, and ventilate when molding or drilling.</p>',
    }),
    block('Page Margin', {
      material: 'POM',
      store: '/shop/orings?material=pom',
      links: [
        link('Hydraulic and pneumatic seals', '/hydraulic-and-pneumatic-seals'),
        link('Custom molded parts', '/custom-parts'),
        link('Backup rings', '/backup-rings'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send your drawing',
      content: 'Add the quantity and whether you need homopolymer or copolymer.',
      actions: [primary('Upload with a request', '/request-a-quote'), link('Nylon instead', '/nylon')],
    }),
  ],
});
