import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/fepm',
  title: 'FEPM (TFE/P, Aflas®) O-rings',
  description:
    'FEPM takes steam, amines, alkalis and sour oil up to 232 °C where FKM fails. Ratings beside FKM and FFKM, cold limit, and gland hints.',
  image: '/drawings/temperature-range.svg?low=-10&high=232',
  blocks: [
    block('Content Header', {
      heading: 'Tetrafluoroethylene propylene (FEPM)',
      lead: 'A fluoroelastomer for the media that attack FKM: steam, amines, strong bases, sour gas. Up to 232 °C (450 °F), but only down to −10 °C (14 °F) or even −5 °C. Aflas® is the best-known trade name.',
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
      heading: 'Where it beats FKM, and where not',
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
      note: 'No other rubber in our chemical table has an A for steam above 150 °C; perfluoroelastomer follows with a B.',
    }),
    block('Content Subheader', {
      id: 'why',
      heading: 'Propylene instead of vinylidene fluoride',
      content:
        '<p>In FKM, bases pull hydrogen fluoride out of vinylidene fluoride units and the chain embrittles. FEPM alternates tetrafluoroethylene with propylene and has no such unit to attack. Less fluorine overall means that aromatic fuel and ketones get in, so it is no upgrade of FKM for every medium.</p>',
    }),
    block('List', {
      id: 'gland',
      heading: 'Design and assembly',
      items: [
        {
          text: 'Close the gap: the rubber is soft when hot. Use <a href="/backup-rings">backup rings</a> in PEEK or filled PTFE for high pressure.',
        },
        { text: 'Assemble warm. At room temperature it is leathery and recovers slowly from stretch.' },
        { text: 'Do not judge a cold flange: below 0 °C a static joint may weep until it warms up.' },
        {
          text: 'For gas above about 35 bar pick a <a href="/rapid-gas-decompression">decompression-tested</a> grade.',
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'FEPM, frequent points',
      items: [
        {
          question: 'FEPM or FFKM?',
          answer:
            '<p>If ketones, aromatics or more than 232 °C are present, <a href="/ffkm-perfluoroelastomer">FFKM</a>. If steam, amine and oil are the whole list, FEPM does it at a much lower price.</p>',
        },
        {
          question: 'Is Viton™ Extreme TBR the same family?',
          answer:
            '<p>It is a base-resistant polymer sold under a fluorocarbon mark and is classed with FEPM. Mark and polymer class are two things: read the ASTM letters.</p>',
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
        'Tell us temperature, pressure, cycles and corrosion inhibitor. The inhibitor is usually an amine and often the reason the last seal failed.',
      actions: [
        { label: 'Filter the store by FEPM', url: '/shop/orings?material=fepm', priority: 'primary' },
        { label: 'Review with an engineer', url: '/contact-us' },
      ],
    }),
  ],
});
