import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row, texts } from '../../../shorthand.ts';

export const page = definePage({
  path: '/fepm',
  title: 'FEPM (TFE/P, Aflas®) O-rings',
  description:
    'FEPM takes steam, amines, alkalis and sour oil up to 232 °C where FKM fails. Ratings beside FKM and FFKM, cold limit, and design advice.',
  blocks: [
    block('Content Header', {
      heading: 'Tetrafluoroethylene propylene (FEPM)',
      lead: 'A fluoroelastomer for media that attack FKM: steam, amines, strong bases, sour gas. Up to 232 °C (450 °F), but only down to −10 °C (14 °F) or −5 °C. Aflas® is the best-known trade name.',
      actions: [
        primary('FEPM O-rings', '/shop/orings?material=fepm'),
        link('Oil field seals', '/industries/oil-field'),
      ],
      image: '/drawings/temperature-range.svg?low=-10&high=232',
      material: 'FEPM',
    }),
    block('Data Table', {
      id: 'against-fkm',
      heading: 'FEPM and FKM compared',
      caption: 'FEPM, FKM and EPDM in the same fluids',
      head: head('Medium', 'FEPM', 'FKM', 'EPDM'),
      rows: [
        row('Steam above 150 °C', 'A', 'D', 'C'),
        row('Monoethanolamine (MEA)', 'A', 'D', 'A'),
        row('Sodium hydroxide 50%', 'A', 'D', 'A'),
        row('Crude oil, sour (H2S)', 'A', 'C', 'D'),
        row('Engine (motor) oil', 'A', 'A', 'D'),
        row('Gasoline, unleaded', 'C', 'A', 'D'),
        row('Toluene', 'D', 'A', 'D'),
        row('Acetone', 'D', 'D', 'A'),
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
      items: texts(
        'Keep the gap small: the rubber is soft when hot. Use <a href="/backup-rings">backup rings</a> in PEEK or filled PTFE for high pressure.',
        'Assemble warm. At room temperature it is stiff and recovers slowly from stretch.',
        'Below 0 °C a static joint may leak until it warms up.',
        'For gas above about 3.5 MPa (500 psi), choose a <a href="/rapid-gas-decompression">decompression-tested</a> grade.',
      ),
    }),
    faq('Questions about FEPM', {
      'FEPM or FFKM?':
        '<p>For ketones, aromatics or more than 232 °C, use <a href="/ffkm-perfluoroelastomer">FFKM</a>. For steam, amines and oil alone, FEPM costs much less.</p>',
      'Is Viton™ Extreme TBR the same family?':
        '<p>Yes. It is a base-resistant polymer sold under a fluorocarbon trademark and classed with FEPM. A trademark is not a polymer class: check the ASTM letters.</p>',
    }),
    block('Page Margin', {
      material: 'FEPM',
      store: '/shop/orings?material=fepm',
      links: [
        link('Backup rings', '/backup-rings'),
        link('Rapid gas decompression', '/rapid-gas-decompression'),
        link('Perfluoroelastomer (FFKM)', '/ffkm-perfluoroelastomer'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Steam and oil together',
      content:
        'Tell us temperature, pressure, cycles and corrosion inhibitor. The inhibitor is usually an amine and often why the last seal failed.',
      actions: [
        primary('Filter the store by FEPM', '/shop/orings?material=fepm'),
        link('Review with an engineer', '/contact-us'),
      ],
    }),
  ],
});
