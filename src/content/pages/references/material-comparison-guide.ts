import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/material-comparison-guide',
  title: 'Seal material comparison guide',
  description:
    '51 elastomers, plastics and metals for seals side by side: temperature range, hardness, what each is good for, and what destroys it.',
  image: '/drawings/polymer-chain.svg',
  blocks: [
    block('Content Header', {
      heading: 'Material comparison guide',
      lead: 'Medium first, temperature second, everything else after. These 51 materials are sorted by kind; each row names where it shines and where it fails.',
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
      heading: 'First cut by service',
      caption: 'Where to start reading; the chemical table and a test decide',
      head: [{ text: 'Service' }, { text: 'Look at' }, { text: 'Pass over' }],
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
        { cells: [{ text: 'Deep cold, dry heat' }, { text: 'Silicone', url: '/silicone' }, { text: 'ACM, FEPM' }] },
        {
          cells: [
            { text: 'Aggressive mixtures' },
            { text: 'FFKM', url: '/ffkm-perfluoroelastomer' },
            { text: 'Anything chosen by price' },
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
        '<p>The upper figure is where a general-purpose grade can work for a long time, on the order of a thousand hours, in air or a harmless medium. Twenty degrees more shortens that to a fraction; an hour above the limit seldom kills a ring. The lower figure marks stiffness: below it rubber turns to leather and stops following the metal, then recovers when warmed. A static joint that was squeezed at room temperature often stays tight ten degrees below it.</p><p>Plastics and metals are different. They do not stiffen suddenly, but they do not spring back either, so the groove, a spring or bolt load has to supply the elasticity.</p>',
    }),
    block('Column Content', {
      id: 'traps',
      heading: 'Traps in names',
      columns: [
        {
          bulletType: 'default',
          points: [
            {
              text: 'Fluorocarbon (FKM), fluorosilicone (FVMQ) and perfluoroelastomer (FFKM) share letters, not limits or price.',
            },
            { text: 'Polyester urethane (AU) falls apart in hot water; polyether urethane (EU) stands it better.' },
          ],
        },
        {
          bulletType: 'default',
          points: [
            { text: 'EPDM cured with peroxide takes 25 °C more than the sulfur-cured kind.' },
            {
              text: 'A trade name tells the maker of the polymer, never the recipe. Viton™ alone does not name a compound.',
            },
          ],
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Two candidates left and no data to part them? Describe medium, temperature curve and expected life; the answer comes with the reason.',
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
        'The store filters 442 compounds by temperature: enter the coldest and hottest point and only those that serve both remain.',
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
