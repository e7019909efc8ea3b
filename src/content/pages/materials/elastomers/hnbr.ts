import { block, definePage } from '../../../define-page.ts';
import { faq, head, link, primary, row } from '../../../shorthand.ts';

export const page = definePage({
  path: '/hnbr',
  title: 'Hydrogenated nitrile (HNBR) O-rings',
  description:
    'HNBR keeps the oil resistance of nitrile up to 150 °C and adds ozone, refrigerant and additive resistance. Ratings, grades and when FKM is better.',
  blocks: [
    block('Content Header', {
      heading: 'Hydrogenated nitrile (HNBR)',
      lead: 'For oil, heat to 150 °C (302 °F), ozone and R-134a in one compound, down to −40 °C (−40 °F). The usual answer when nitrile hardens in hot oil but fluorocarbon is too stiff in the cold or is attacked by amines.',
      actions: [
        primary('HNBR parts and prices', '/shop/orings?material=hnbr'),
        link('Compare materials', '/material-comparison-guide'),
      ],
      image: '/drawings/temperature-range.svg?low=-40&high=150',
      material: 'HNBR',
    }),
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
      head: head('Medium', 'NBR', 'HNBR', 'FKM'),
      rows: [
        row('Ozone', 'D', 'B', 'A'),
        row('R-134a', 'B', 'A', 'D'),
        row('R-1234yf', 'B', 'A', 'D'),
        row('Polyol ester (POE) refrigeration oil', 'B', 'A', 'B'),
        row('Hot water 80–100 °C', 'B', 'A', 'B'),
        row('Crude oil, sour (H2S)', 'D', 'B', 'C'),
        row('Toluene', 'D', 'D', 'A'),
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
    faq('Questions about HNBR', {
      'Why are so many HNBR rings green?':
        '<p>Car makers used color to tell refrigerant-grade rings from black nitrile in assembly. Color proves nothing: check the compound on the label.</p>',
      'Does it resist steam?':
        '<p>Not for long. It is rated C below 150 °C and D above. <a href="/epdm">EPDM</a> and <a href="/fepm">FEPM</a> are better choices.</p>',
      'How cold can it go?':
        '<p>−40 °C for standard grades. Special low-temperature grades are listed between −40 and −55 °C; ask for the TR10 of the compound, the temperature at which a stretched sample has recovered by 10%.</p>',
    }),
    block('Consult an Engineer', {
      content:
        'Gas above about 3.5 MPa (500 psi) calls for a decompression-resistant grade, whatever the chemical rating. Ask before you specify.',
    }),
    block('Page Margin', {
      material: 'HNBR',
      store: '/shop/orings?material=hnbr',
      links: [
        link('Rapid gas decompression', '/rapid-gas-decompression'),
        link('Military, aerospace, automotive', '/industries/military-aerospace-automotive'),
        link('Ethylene propylene (EPDM)', '/epdm'),
        link('Tetrafluoroethylene propylene (FEPM)', '/fepm'),
      ],
    }),
    block('Lower Call to Action', {
      heading: 'Replace hardened nitrile with HNBR',
      content: 'Same sizes, same glands. Look up the dash number and compare the prices of both compounds.',
      actions: [primary('HNBR O-rings', '/shop/orings?material=hnbr'), link('Send an inquiry', '/request-a-quote')],
    }),
  ],
});
