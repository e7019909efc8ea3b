import { block, definePage } from '../../define-page.ts';

export const page = definePage({
  path: '/hnbr',
  title: 'Hydrogenated nitrile (HNBR) O-rings',
  description:
    'HNBR keeps the oil resistance of nitrile up to 150 °C and adds ozone, refrigerant and additive resistance. Ratings, grades and when FKM is better.',
  image: '/drawings/temperature-range.svg?low=-40&high=150',
  blocks: [
    block('Content Header', {
      heading: 'Hydrogenated nitrile (HNBR)',
      lead: 'For oil, heat to 150 °C (302 °F), ozone and R-134a in one compound, down to −40 °C (−40 °F). The usual answer when nitrile hardens in hot oil but fluorocarbon is too stiff in the cold or is attacked by amines.',
      actions: [
        { label: 'HNBR parts and prices', url: '/shop/orings?material=hnbr', priority: 'primary' },
        { label: 'Compare materials', url: '/material-comparison-guide' },
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'HNBR',
    }),
    block('Table of Contents', {}),
    block('Content Subheader', {
      id: 'hydrogen',
      heading: 'How it differs from nitrile',
      content:
        '<p>Nitrile ages at the double bonds in its chain: heat and ozone attack them, and the ring hardens. Hydrogenation removes almost all of them. The acrylonitrile, which resists oil, stays. The result is also called HSN, highly saturated nitrile.</p><p>Nearly saturated grades are cured with peroxide. Grades that keep a few double bonds can be cured with sulfur and suit belts and moving parts more than hot static seals.</p>',
    }),
    block('Data Table', {
      id: 'ratings',
      heading: 'Between nitrile and fluorocarbon',
      caption: 'Ratings of NBR, HNBR and FKM',
      head: [{ text: 'Medium' }, { text: 'NBR' }, { text: 'HNBR' }, { text: 'FKM' }],
      rows: [
        { cells: [{ text: 'Ozone' }, { text: 'D' }, { text: 'B' }, { text: 'A' }] },
        { cells: [{ text: 'R-134a' }, { text: 'B' }, { text: 'A' }, { text: 'D' }] },
        { cells: [{ text: 'R-1234yf' }, { text: 'B' }, { text: 'A' }, { text: 'D' }] },
        { cells: [{ text: 'Polyol ester (POE) refrigeration oil' }, { text: 'B' }, { text: 'A' }, { text: 'B' }] },
        { cells: [{ text: 'Hot water 80-100 C' }, { text: 'B' }, { text: 'A' }, { text: 'B' }] },
        { cells: [{ text: 'Crude oil, sour (H2S)' }, { text: 'D' }, { text: 'B' }, { text: 'C' }] },
        { cells: [{ text: 'Toluene' }, { text: 'D' }, { text: 'D' }, { text: 'A' }] },
      ],
      note: 'Letters run from A, little effect, to D, unsuited. The R-1234yf entry rests on limited data: confirm it for your refrigerant and oil.',
    }),
    block('TabContent', {
      id: 'uses',
      heading: 'Typical uses',
      tabs: [
        {
          label: 'Refrigeration',
          items: [
            {
              image: '/drawings/o-ring.svg',
              title: 'Air-conditioning fittings',
              content:
                '<p>R-134a with PAG or POE oil. State both refrigerant and oil: the oil swells the ring as much as the gas does.</p>',
              btnTitle: 'HNBR, 70 to 90 Shore A',
              btnLink: '/shop/orings?material=hnbr',
            },
          ],
        },
        {
          label: 'Oil field',
          items: [
            {
              image: '/drawings/wellhead.svg',
              title: 'Well and pipeline seals',
              content:
                '<p>Grades made for fast pressure release exist, and some have been tested against NORSOK M-710. Hydrogen sulfide is tolerated in moderate amounts.</p>',
              btnTitle: 'Rapid gas decompression',
              btnLink: '/rapid-gas-decompression',
            },
          ],
        },
        {
          label: 'Drive train',
          items: [
            {
              image: '/drawings/actuator.svg',
              title: 'Hot oil with additives',
              content:
                '<p>Modern gear and engine oils carry amine inhibitors that slowly embrittle fluorocarbon. HNBR is less affected.</p>',
              btnTitle: 'Military, aerospace, automotive',
              btnLink: '/industries/military-aerospace-automotive',
            },
          ],
        },
      ],
    }),
    block('FAQ', {
      id: 'questions',
      heading: 'Questions about HNBR',
      items: [
        {
          question: 'Why are so many HNBR rings green?',
          answer:
            '<p>Car makers used color to tell refrigerant-grade rings from black nitrile in assembly. Color proves nothing: check the compound on the label.</p>',
        },
        {
          question: 'Does it resist steam?',
          answer:
            '<p>Not for long. It is rated C below 150 °C and D above. <a href="/epdm">EPDM</a> and <a href="/fepm">FEPM</a> are better choices.</p>',
        },
        {
          question: 'How cold can it go?',
          answer:
            '<p>−40 °C for standard grades. Special low-temperature grades are listed between −40 and −55 °C; ask for the TR10 of the compound, the temperature at which a stretched sample has recovered by 10%.</p>',
        },
      ],
    }),
    block('Consult an Engineer', {
      content:
        'Gas above about 35 bar calls for a decompression-resistant grade, whatever the chemical rating. Ask before you specify.',
    }),
    block('Page Margin', {
      material: 'HNBR',
      store: '/shop/orings?material=hnbr',
      links: [
        { label: 'Rapid gas decompression', url: '/rapid-gas-decompression' },
        { label: 'Military, aerospace, automotive', url: '/industries/military-aerospace-automotive' },
        { label: 'Ethylene propylene (EPDM)', url: '/epdm' },
        { label: 'Tetrafluoroethylene propylene (FEPM)', url: '/fepm' },
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace hardened nitrile with HNBR',
      content: 'Same sizes, same glands. Look up the dash number and compare the prices of both compounds.',
      actions: [
        { label: 'HNBR O-rings', url: '/shop/orings?material=hnbr', priority: 'primary' },
        { label: 'Send an inquiry', url: '/request-a-quote' },
      ],
    }),
  ],
});
