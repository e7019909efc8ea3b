import { block, definePage } from '../../define-page.ts';
import { head, link, primary, row, texts } from '../../shorthand.ts';

export const page = definePage({
  path: '/material-comparison-guide',
  title: 'Seal material comparison guide',
  description:
    '51 elastomers, plastics and metals for seals side by side: temperature range, hardness, what each is suited to, and what attacks it.',
  blocks: [
    block('Content Header', {
      heading: 'Material comparison guide',
      lead: 'Choose by medium first, by temperature second. These 51 materials are sorted by type; each row shows what it is suited to and where it fails.',
      actions: [
        primary('Shop by material', '/shop/orings?material=nbr,epdm,fkm,vmq'),
        link('Chemical table', '/chemical-compatibility-table-o-rings-gaskets-plastics'),
      ],
      image: '/drawings/polymer-chain.svg',
      altText: 'Polymer chains held together by cross-links',
    }),
    block('Data Table', {
      id: 'first',
      heading: 'First choice by service',
      caption: 'Where to start; check the chemical table and test',
      head: head('Service', 'Consider', 'Rule out'),
      rows: [
        row('Mineral oil to 100 °C', ['NBR', '/nbr-buna-n'], 'EPDM, natural rubber'),
        row('Hot oil with additives', ['HNBR', '/hnbr'], 'SBR, butyl'),
        row('Water, steam, brake fluid', ['EPDM', '/epdm'], 'Polyester urethane'),
        row('Fuels and aromatics', ['FKM', '/fkm-fluorocarbon'], 'Silicone, chloroprene'),
        row('Extreme cold, dry heat', ['Silicone', '/silicone'], 'ACM, FEPM'),
        row('Aggressive mixtures', ['FFKM', '/ffkm-perfluoroelastomer'], 'Low-cost rubbers'),
        row('Abrasion and pressure', ['AU, EU', '/polyurethane'], 'Silicone'),
      ],
    }),
    block('Material Table', { id: 'table', heading: 'All materials', view: 'comparison' }),
    block('Content Subheader', {
      id: 'temperature',
      heading: 'What a temperature limit means',
      content:
        '<p>The upper figure is the temperature at which a general-purpose grade works for a long time, on the order of a thousand hours, in air or a harmless medium. At 20 °C (36 °F) more, life is a fraction of that; an hour above the limit rarely destroys a ring. Below the lower figure rubber becomes too stiff to follow the metal and recovers when warmed. A static joint assembled at room temperature often stays tight 10 °C (18 °F) below it.</p><p>Plastics and metals are different. They do not stiffen suddenly, but they do not spring back, so the groove, a spring or bolt load must supply the elasticity.</p>',
    }),
    block('Column Content', {
      id: 'traps',
      heading: 'Similar names',
      columns: [
        {
          bulletType: 'default',
          points: texts(
            'Fluorocarbon (FKM), fluorosilicone (FVMQ) and perfluoroelastomer (FFKM) have similar codes but different limits and prices.',
            'Polyester urethane (AU) degrades in hot water; polyether urethane (EU) withstands it better.',
          ),
        },
        {
          bulletType: 'default',
          points: texts(
            'The limit of peroxide-cured EPDM is 25 °C (45 °F) higher than of sulfur-cured EPDM.',
            'A trade name tells the maker of the polymer, not the recipe. Viton™ alone does not name a compound.',
          ),
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Two candidates left? Send medium, temperature profile and expected life, and we recommend one, with reasons.',
    }),
    block('Page Margin', {
      store: '/shop/orings?material=nbr,epdm,fkm,vmq',
      links: [
        link('Nitrile (NBR, Buna-N)', '/nbr-buna-n'),
        link('Hydrogenated nitrile (HNBR)', '/hnbr'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Fluorocarbon (FKM)', '/fkm-fluorocarbon'),
        link('Silicone (VMQ)', '/silicone'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Compare real compounds',
      content:
        'The store filters 442 compounds by temperature: enter the lowest and highest temperature to see those that cover both.',
      actions: [
        primary('Compounds for −30 to 150 °C', '/shop/orings?temperature_low_c=-30&temperature_high_c=150'),
        link('Hardness explained', '/durometer-and-hardness'),
      ],
    }),
  ],
});
