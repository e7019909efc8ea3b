import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/acetal',
  title: 'Acetal (POM) wear rings and seats',
  description:
    'Acetal machines to close tolerances and keeps them in oil, fuel and cool water up to 100 °C. Homopolymer or copolymer, uses, and the chlorine problem.',
  image: '/drawings/temperature-range.svg?low=-40&high=100',
  blocks: [
    block('Content Header', {
      heading: 'Acetal (POM)',
      lead: 'The plastic to choose for stable dimensions. Polyoxymethylene absorbs hardly any water, machines like brass and slides well on steel, from −40 to 100 °C (−40 to 212 °F). Chlorine and strong acids attack it.',
      actions: [
        { label: 'Quote machined acetal', url: '/request-a-quote', priority: 'primary' },
        { label: 'POM rings in the store', url: '/shop/orings?material=pom' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=100',
      material: 'POM',
    }),
    block('Table of Contents', {}),
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
      head: [{ text: 'Property' }, { text: 'Acetal' }, { text: 'Nylon' }],
      rows: [
        { cells: [{ text: 'Upper limit' }, { text: '100 °C' }, { text: '110 °C' }] },
        { cells: [{ text: 'Hardness, Shore D' }, { text: '80–86' }, { text: '75–85' }] },
        { cells: [{ text: 'Size in humid air' }, { text: 'Stable' }, { text: 'Grows' }] },
        { cells: [{ text: 'Impact at −40 °C' }, { text: 'Notch-sensitive' }, { text: 'Tougher when moist' }] },
        { cells: [{ text: 'Chlorinated water' }, { text: 'Avoid' }, { text: 'Limited' }] },
      ],
      note: 'For more on polyamide, see the nylon page linked below.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about acetal',
      items: [
        {
          question: 'Does the chlorine in tap water attack it?',
          answer:
            '<p>Grades with NSF/ANSI 61 listing exist, so cold tap water is possible. Hot chlorinated water and pool disinfectant cause stress cracks. Ask before use.</p>',
        },
        {
          question: 'How close are the tolerances?',
          answer:
            '<p>Closer than with PTFE or polyethylene, since it hardly creeps or springs back under the tool. State what you need, and the quote confirms the tolerance.</p>',
        },
        {
          question: 'Why does it smell when overheated?',
          answer:
            '<p>It releases formaldehyde as it decomposes. Stay below the limit, and ventilate when molding or drilling.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'POM',
      store: '/shop/orings?material=pom',
      links: [
        { label: 'Hydraulic and pneumatic seals', url: '/hydraulic-and-pneumatic-seals' },
        { label: 'Custom molded parts', url: '/custom-parts' },
        { label: 'Backup rings', url: '/backup-rings' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Send your drawing',
      content: 'Add the quantity and whether you need homopolymer or copolymer.',
      actions: [
        { label: 'Upload with a request', url: '/request-a-quote', priority: 'primary' },
        { label: 'Nylon instead', url: '/nylon' },
      ],
    }),
  ],
});
