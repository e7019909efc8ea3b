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
      lead: 'The strongest of the common fluoroplastics: pump heads, valve bodies, gaskets for acid and ultra-pure water, −40 to 150 °C (−40 to 302 °F). Keep strong bases away. Kynar® is one of its trade names.',
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
      heading: 'Acid side, base side',
      columns: [
        {
          heading: 'Reach for PVDF',
          bulletType: 'plus_bullet',
          points: [
            { text: 'Mineral acids' },
            { text: 'Chlorine and bromine' },
            { text: 'Deionized and ultra-pure water' },
            { text: 'Sun and weather, unpigmented' },
          ],
        },
        {
          heading: 'Reach for something else',
          bulletType: 'minus_bullet',
          points: [
            { text: 'Caustic soda, amines: stress cracks' },
            { text: 'Ketones and esters: swelling' },
            { text: 'More than 150 °C: <a href="/materialpages/ptfe">PTFE</a>' },
          ],
        },
      ],
    }),
    block('Content Subheader', {
      id: 'structure',
      heading: 'Half fluorine, half hydrogen',
      content:
        '<p>Each unit carries two fluorine and two hydrogen atoms side by side, which makes the chain polar. Polarity gives stiffness and strength far above PTFE and lets the plastic be molded, welded and solvent-cast. It also offers bases a hydrogen to pull off; the chain darkens and embrittles. The same unit sits in <a href="/fkm-fluorocarbon">FKM rubber</a>, with the same weakness.</p>',
    }),
    block('Content Blocks', {
      id: 'pairs',
      heading: 'Rubber to pair it with',
      items: [
        {
          title: 'Acids and halogens',
          content: '<p>FKM follows PVDF almost everywhere, so body and seal last alike.</p>',
          btnTitle: 'FKM',
          btnLink: '/shop/orings?material=fkm',
        },
        {
          title: 'Pure water',
          content: '<p>Peroxide-cured EPDM gives off little and keeps its spring at 80 °C.</p>',
          btnTitle: 'EPDM',
          btnLink: '/epdm',
        },
        {
          title: 'Mixed waste',
          content: '<p>FFKM where nobody can say what will come down the line next.</p>',
          btnTitle: 'FFKM',
          btnLink: '/ffkm-perfluoroelastomer',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'PVDF, before the order',
      items: [
        {
          question: 'Is it accepted for drinking water and food?',
          answer:
            '<p>Grades are listed for NSF/ANSI 61, FDA 21 CFR 177.2510 and USP Class VI. Which grade, and what the certificate says about the finished part, has to be settled per order: <a href="/nsf-61-drinking-water">NSF/ANSI 61</a>.</p>',
        },
        {
          question: 'How does it burn?',
          answer:
            '<p>Slowly; grades reach UL 94 V-0. Smoke contains hydrogen fluoride, as with all fluoroplastics.</p>',
        },
        {
          question: 'Can flange gaskets be cut from it?',
          answer:
            '<p>They can, though it is stiff and needs bolt load. An envelope of <a href="/gaskets">softer material</a> often seals with less.</p>',
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
      heading: 'Acid line or pure-water loop',
      content: 'List media with concentration and temperature, cleaners too, as caustic cleaners rule PVDF out.',
      actions: [
        { label: 'Send the list', url: '/request-a-quote', priority: 'primary' },
        { label: 'Chemical compatibility', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
    }),
  ],
});
