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
      lead: 'The plastic to choose when size must not drift. Polyoxymethylene takes up hardly any water, cuts like brass and slides on steel, from −40 to 100 °C (−40 to 212 °F). Chlorine and strong acids break it.',
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
                '<p>A uniform chain crystallizes further, which adds stiffness and fatigue life. Thick bars may have a porous center line, a leak path in a valve seat. Delrin® is a trade name of this kind.</p>',
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
                '<p>Comonomer units stop the chain from unzipping. Bars are more even through the section. For seats and sanitary parts it is the safer pick.</p>',
              toggleBtn: true,
            },
          ],
        },
      ],
    }),
    block('Image Content Blocks', {
      id: 'parts',
      heading: 'Parts made from it',
      items: [
        {
          image: '/drawings/dynamic-piston-gland.svg',
          title: 'Guide and wear rings',
          content: '<p>Keep piston and bore apart so that the seal sees no side load.</p>',
          btnTitle: 'Hydraulic seals',
          btnLink: '/hydraulic-and-pneumatic-seals',
        },
        {
          image: '/drawings/hand-wheel-valve.svg',
          title: 'Valve seats',
          content: '<p>Firm shut-off for fuel gas and cool water, with an elastomer behind.</p>',
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
      heading: 'Acetal beside nylon',
      caption: 'Two engineering plastics, one decision',
      head: [{ text: 'Question' }, { text: 'Acetal' }, { text: 'Nylon' }],
      rows: [
        { cells: [{ text: 'Upper limit, °C' }, { text: '100' }, { text: '110' }] },
        { cells: [{ text: 'Hardness, Shore D' }, { text: '80–86' }, { text: '75–85' }] },
        { cells: [{ text: 'Size in humid air' }, { text: 'Stable' }, { text: 'Grows' }] },
        { cells: [{ text: 'Impact at −40 °C' }, { text: 'Notch-sensitive' }, { text: 'Tougher when moist' }] },
        { cells: [{ text: 'Chlorinated water' }, { text: 'Avoid' }, { text: 'Limited' }] },
      ],
      note: 'More on polyamide: see the nylon page linked below.',
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'POM in service',
      items: [
        {
          question: 'Is tap water too much chlorine?',
          answer:
            '<p>Grades with NSF/ANSI 61 listing exist, so cold tap water is in scope. Hot chlorinated water or pool disinfectant is not: cracks start at molded-in stress. Ask before use.</p>',
        },
        {
          question: 'How close can it be turned?',
          answer:
            '<p>Closer than PTFE or polyethylene, as it neither creeps under the tool nor springs much. State what the function needs and we confirm the tolerance with the quote.</p>',
        },
        {
          question: 'Why does it smell when overheated?',
          answer:
            '<p>It releases formaldehyde as it decomposes. Stay below the limit and vent molding and drilling.</p>',
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
      heading: 'Drawing in hand?',
      content: 'Send it with quantity and whether homopolymer or copolymer is required.',
      actions: [
        { label: 'Upload with a request', url: '/request-a-quote', priority: 'primary' },
        { label: 'Nylon instead', url: '/nylon' },
      ],
    }),
  ],
});
