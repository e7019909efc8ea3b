import { block, definePage } from '../../../define-page.ts';
import { faq, link, minusPoints, plusPoints, primary } from '../../../shorthand.ts';

export const page = definePage({
  path: '/pvdf',
  title: 'PVDF seal parts for acids and pure water',
  description:
    'PVDF handles acids, halogens, sunlight and high-purity water from −40 to 150 °C; strong alkalis and amines crack it. Parts, facts, alternatives.',
  blocks: [
    block('Content Header', {
      heading: 'PVDF',
      lead: 'The strongest of the common fluoroplastics: pump heads, valve bodies, gaskets for acid and ultra-pure water, −40 to 150 °C (−40 to 302 °F). Not for strong bases. Kynar® is one of its trade names.',
      actions: [primary('Quote PVDF parts', '/request-a-quote'), link('PVDF rings', '/shop/orings?material=pvdf')],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'PVDF',
    }),
    block('Column Content', {
      id: 'chemistry',
      heading: 'Chemical resistance',
      columns: [
        plusPoints('Suited to', [
          'Mineral acids',
          'Chlorine and bromine',
          'Deionized and ultra-pure water',
          'Sun and weather, even without pigment',
        ]),
        minusPoints('Not suited to', [
          'Caustic soda, amines: it cracks under stress',
          'Ketones and esters: it swells',
          'More than 150 °C: use <a href="/materialpages/ptfe">PTFE</a>',
        ]),
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
    faq('Questions about PVDF', {
      'Is it accepted for drinking water and food?':
        '<p>Grades are listed for NSF/ANSI 61, FDA 21 CFR 177.2510 and USP Class VI. Agree on the grade, and on a certificate for the finished part, with each order: <a href="/nsf-61-drinking-water">NSF/ANSI 61</a>.</p>',
      'How does it burn?':
        '<p>Slowly; grades reach UL 94 V-0. Smoke contains hydrogen fluoride, as with all fluoroplastics.</p>',
      'Can flange gaskets be cut from it?':
        '<p>Yes, but it is stiff and needs bolt load. An envelope of <a href="/gaskets">softer material</a> often needs less.</p>',
    }),
    block('Page Margin', {
      material: 'PVDF',
      store: '/shop/orings?material=pvdf',
      links: [
        link('PTFE', '/materialpages/ptfe'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
        link('NSF/ANSI 61 drinking water', '/nsf-61-drinking-water'),
        link('Gaskets', '/gaskets'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Acid line or pure-water loop?',
      content: 'List the media with concentration and temperature, including cleaners: caustic ones rule out PVDF.',
      actions: [
        primary('Send the list', '/request-a-quote'),
        link('Chemical compatibility', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
    }),
  ],
});
