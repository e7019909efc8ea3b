import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/fepm',
  title: 'FEPM (TFE/P, Aflas®) O-rings',
  description:
    'FEPM takes steam, amines, alkalis and sour oil up to 232 °C where FKM fails. Ratings beside FKM and FFKM, cold limit, and design advice.',
  image: '/drawings/temperature-range.svg?low=-10&high=232',
  blocks: [
    block('Content Header', {
      heading: 'Tetrafluoroethylene propylene (FEPM)',
      lead: 'A fluoroelastomer for media that attack FKM: steam, amines, strong bases, sour gas. Up to 232 °C (450 °F), but only down to −10 °C (14 °F) or −5 °C. Aflas® is the best-known trade name.',
      actions: [
        { label: 'FEPM O-rings', url: '/shop/orings?material=fepm', priority: 'primary' },
        { label: 'Oil field seals', url: '/industries/oil-field' },
      ],
      image: '/drawings/temperature-range.svg?low=-10&high=232',
      material: 'FEPM',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'against-fkm',
      heading: 'FEPM and FKM compared',
      caption: 'FEPM, FKM and EPDM in the same fluids',
      head: [{ text: 'Medium' }, { text: 'FEPM' }, { text: 'FKM' }, { text: 'EPDM' }],
      rows: [
        { cells: [{ text: 'Steam above 150 C' }, { text: 'A' }, { text: 'D' }, { text: 'C' }] },
        { cells: [{ text: 'Monoethanolamine (MEA)' }, { text: 'A' }, { text: 'D' }, { text: 'A' }] },
        { cells: [{ text: 'Sodium hydroxide 50%' }, { text: 'A' }, { text: 'D' }, { text: 'A' }] },
        { cells: [{ text: 'Crude oil, sour (H2S)' }, { text: 'A' }, { text: 'C' }, { text: 'D' }] },
        { cells: [{ text: 'Engine (motor) oil' }, { text: 'A' }, { text: 'A' }, { text: 'D' }] },
        { cells: [{ text: 'Gasoline, unleaded' }, { text: 'C' }, { text: 'A' }, { text: 'D' }] },
        { cells: [{ text: 'Toluene' }, { text: 'D' }, { text: 'A' }, { text: 'D' }] },
        { cells: [{ text: 'Acetone' }, { text: 'D' }, { text: 'D' }, { text: 'A' }] },
      ],
      note: 'FEPM is the only rubber in our chemical table rated A for steam above 150 °C; perfluoroelastomer is rated B.',
    }),
    block('Content Subheader', {
      id: 'why',
      heading: 'Why it resists bases',
      content:
        '<p>In FKM, bases pull hydrogen fluoride out of vinylidene fluoride units and the chain embrittles. FEPM alternates tetrafluoroethylene with propylene and has no such unit. With less fluorine overall, aromatic fuel and ketones swell it, so it does not replace FKM for every medium.</p>',
    }),
    block('List', {
      id: 'gland',
      heading: 'Design and assembly',
      items: [
        {
          text: 'Keep the gap small: the rubber is soft when hot. Use <a href="/backup-rings">backup rings</a> in PEEK or filled PTFE for high pressure.',
        },
        { text: 'Assemble warm. At room temperature it is stiff and recovers slowly from stretch.' },
        { text: 'Below 0 °C a static joint may leak until it warms up.' },
        {
          text: 'For gas above about 35 bar, choose a <a href="/rapid-gas-decompression">decompression-tested</a> grade.',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about FEPM',
      items: [
        {
          question: 'FEPM or FFKM?',
          answer:
            '<p>For ketones, aromatics or more than 232 °C, use <a href="/ffkm-perfluoroelastomer">FFKM</a>. For steam, amines and oil alone, FEPM costs much less.</p>',
        },
        {
          question: 'Is Viton™ Extreme TBR the same family?',
          answer:
            '<p>Yes. It is a base-resistant polymer sold under a fluorocarbon trademark and classed with FEPM. A trademark is not a polymer class: check the ASTM letters.</p>',
        },
      ],
    }),
    block('Page Margin', {
      material: 'FEPM',
      store: '/shop/orings?material=fepm',
      links: [
        { label: 'Backup rings', url: '/backup-rings' },
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
        { label: 'Perfluoroelastomer (FFKM)', url: '/ffkm-perfluoroelastomer' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Steam and oil together',
      content:
        'Tell us temperature, pressure, cycles and corrosion inhibitor. The inhibitor is usually an amine and often why the last seal failed.',
      actions: [
        { label: 'Filter the store by FEPM', url: '/shop/orings?material=fepm', priority: 'primary' },
        { label: 'Review with an engineer', url: '/contact-us' },
      ],
    }),
  ],
});
