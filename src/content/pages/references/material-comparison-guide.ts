import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/material-comparison-guide',
  title: 'Seal material comparison guide',
  description:
    '51 elastomers, plastics and metals for seals side by side: temperature range, hardness, what each is suited to, and what attacks it.',
  image: '/drawings/polymer-chain.svg',
  blocks: [
    block('Content Header', {
      heading: 'Material comparison guide',
      lead: 'Choose by medium first, by temperature second. These 51 materials are sorted by type; each row shows what it is suited to and where it fails.',
      actions: [
        { label: 'Shop by material', url: '/shop/orings?material=nbr,epdm,fkm,vmq', priority: 'primary' },
        { label: 'Chemical table', url: '/chemical-compatibility-table-o-rings-gaskets-plastics' },
      ],
      image: '/drawings/polymer-chain.svg',
      altText: 'Polymer chains held together by cross-links',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'first',
      heading: 'First choice by service',
      caption: 'Where to start; check the chemical table and test',
      head: [{ text: 'Service' }, { text: 'Consider' }, { text: 'Rule out' }],
      rows: [
        {
          cells: [
            { text: 'Mineral oil to 100 °C' },
            { text: 'NBR', url: '/nbr-buna-n' },
            { text: 'EPDM, natural rubber' },
          ],
        },
        { cells: [{ text: 'Hot oil with additives' }, { text: 'HNBR', url: '/hnbr' }, { text: 'SBR, butyl' }] },
        {
          cells: [
            { text: 'Water, steam, brake fluid' },
            { text: 'EPDM', url: '/epdm' },
            { text: 'Polyester urethane' },
          ],
        },
        {
          cells: [
            { text: 'Fuels and aromatics' },
            { text: 'FKM', url: '/fkm-fluorocarbon' },
            { text: 'Silicone, chloroprene' },
          ],
        },
        { cells: [{ text: 'Extreme cold, dry heat' }, { text: 'Silicone', url: '/silicone' }, { text: 'ACM, FEPM' }] },
        {
          cells: [
            { text: 'Aggressive mixtures' },
            { text: 'FFKM', url: '/ffkm-perfluoroelastomer' },
            { text: 'Low-cost rubbers' },
          ],
        },
        { cells: [{ text: 'Abrasion and pressure' }, { text: 'AU, EU', url: '/polyurethane' }, { text: 'Silicone' }] },
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
          points: [
            {
              text: 'Fluorocarbon (FKM), fluorosilicone (FVMQ) and perfluoroelastomer (FFKM) have similar codes but different limits and prices.',
            },
            { text: 'Polyester urethane (AU) degrades in hot water; polyether urethane (EU) withstands it better.' },
          ],
        },
        {
          bulletType: 'default',
          points: [
            { text: 'The limit of peroxide-cured EPDM is 25 °C (45 °F) higher than of sulfur-cured EPDM.' },
            {
              text: 'A trade name tells the maker of the polymer, not the recipe. Viton™ alone does not name a compound.',
            },
          ],
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
        { label: 'Nitrile (NBR, Buna-N)', url: '/nbr-buna-n' },
        { label: 'Hydrogenated nitrile (HNBR)', url: '/hnbr' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Fluorocarbon (FKM)', url: '/fkm-fluorocarbon' },
        { label: 'Silicone (VMQ)', url: '/silicone' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Compare real compounds',
      content:
        'The store filters 442 compounds by temperature: enter the lowest and highest temperature to see those that cover both.',
      actions: [
        {
          label: 'Compounds for −30 to 150 °C',
          url: '/shop/orings?temperature_low_c=-30&temperature_high_c=150',
          priority: 'primary',
        },
        { label: 'Hardness explained', url: '/durometer-and-hardness' },
      ],
    }),
  ],
});
