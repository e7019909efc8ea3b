import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/pvdf',
  title: 'PVDF seal parts for acids and pure water',
  description:
    'PVDF handles acids, halogens, sunlight and high-purity water from −40 to 150 °C; strong alkalis and amines crack it. Parts, facts, alternatives.',
  image: '/drawings/temperature-range.svg?low=-40&high=150',
  blocks: [
    block('Content Header', {
      heading: 'PVDF',
      lead: 'The strongest of the common fluoroplastics: pump heads, valve bodies, gaskets for acid and ultra-pure water, −40 to 150 °C (−40 to 302 °F). Not for strong bases. Kynar® is one of its trade names.',
      actions: [
        { label: 'Quote PVDF parts', url: '/request-a-quote', priority: 'primary' },
        { label: 'PVDF rings', url: '/shop/orings?material=pvdf' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'PVDF',
    }),
    block('Table of Contents', {}),
    block('Column Content', {
      id: 'chemistry',
      heading: 'Chemical resistance',
      columns: [
        {
          heading: 'Suited to',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Mineral acids' },
            { text: 'Chlorine and bromine' },
            { text: 'Deionized and ultra-pure water' },
            { text: 'Sun and weather, even without pigment' },
          ],
        },
        {
          heading: 'Not suited to',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Caustic soda, amines: it cracks under stress' },
            { text: 'Ketones and esters: it swells' },
            { text: 'More than 150 °C: use <a href="/materialpages/ptfe">PTFE</a>' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'structure',
      heading: 'Why bases attack it',
      content:
        '<p>Each unit has two fluorine and two hydrogen atoms, which makes the chain polar. Polarity gives stiffness and strength far above PTFE and lets the plastic be molded, welded and solvent-cast. It also lets bases pull off hydrogen; the chain darkens and becomes brittle. The same unit is part of <a href="/fkm-fluorocarbon">FKM rubber</a>, with the same weakness.</p>',
    }),
    block('Content Blocks', {
      id: 'pairs',
      heading: 'O-rings for PVDF parts',
      items: [
        {
          title: 'Acids and halogens',
          content: '<p>FKM resists almost the same media as PVDF.</p>',
          btnTitle: 'FKM',
          btnLink: '/shop/orings?material=fkm',
        },
        {
          title: 'Pure water',
          content: '<p>Peroxide-cured EPDM releases little and stays elastic at 80 °C.</p>',
          btnTitle: 'EPDM',
          btnLink: '/epdm',
        },
        {
          title: 'Mixed waste',
          content: '<p>FFKM where the media are not known in advance.</p>',
          btnTitle: 'FFKM',
          btnLink: '/ffkm-perfluoroelastomer',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about PVDF',
      items: [
        {
          question: 'Is it accepted for drinking water and food?',
          answer:
            '<p>Grades are listed for NSF/ANSI 61, FDA 21 CFR 177.2510 and USP Class VI. Agree on the grade, and on a certificate for the finished part, with each order: <a href="/nsf-61-drinking-water">NSF/ANSI 61</a>.</p>',
        },
        {
          question: 'How does it burn?',
          answer:
            '<p>Slowly; grades reach UL 94 V-0. Smoke contains hydrogen fluoride, as with all fluoroplastics.</p>',
        },
        {
          question: 'Can flange gaskets be cut from it?',
          answer:
            '<p>Yes, but it is stiff and needs bolt load. An envelope of <a href="/gaskets">softer material</a> often needs less.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'PVDF',
      store: '/shop/orings?material=pvdf',
      links: [
        { label: 'PTFE', url: '/materialpages/ptfe' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
        { label: 'NSF/ANSI 61 drinking water', url: '/nsf-61-drinking-water' },
        { label: 'Gaskets', url: '/gaskets' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Acid line or pure-water loop?',
      content: 'List the media with concentration and temperature, including cleaners: caustic ones rule out PVDF.',
      actions: [
        { label: 'Send the list', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chemical compatibility', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
  ],
});
