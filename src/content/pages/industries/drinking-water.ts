import { block, definePage } from '../../define-page.ts';
import { columns, head, link, primary, questions, row } from '../../shorthand.ts';

export const page = definePage({
  path: '/industries/drinking-water',
  title: 'Seals for drinking water systems',
  description:
    'NSF/ANSI 61, WRAS, KTW, W 270 and ACS explained for valves, meters and fittings, with the effect of chlorine and chloramine on each rubber.',
  blocks: [
    block('Content Header', {
      heading: 'Drinking water',
      lead: 'Potable water is mild, but the disinfectant in it attacks rubber, and each country tests what a seal releases. Choose the approval first, then a rubber that withstands the disinfectant.',
      actions: [
        primary('NSF/ANSI 61 compounds', '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold'),
        link('What NSF/ANSI 61 covers', '/nsf-61-drinking-water'),
      ],
      image: '/drawings/water-tap.svg',
      altText: 'Section through a tap with its cartridge seals',
    }),
    block('Data Table', {
      id: 'approvals',
      heading: 'Approvals by market',
      caption: 'Drinking-water approvals by country, with compounds of such grades',
      head: head('Approval', 'Required in', 'In the store'),
      rows: [
        row('NSF/ANSI/CAN 61', 'United States and Canada', [
          'Show',
          '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold',
        ]),
        row('WRAS (BS 6920)', 'United Kingdom', ['Show', '/shop/orings?compliance=wras']),
        row('KTW', 'Germany', ['Show', '/shop/orings?compliance=ktw']),
        row('W 270, growth of microbes', 'Germany, with KTW', ['Show', '/shop/orings?compliance=w270']),
        row('ACS', 'France', ['Show', '/shop/orings?compliance=acs']),
        row('EN 681-1, pipe joint rings', 'Europe', ['Show', '/shop/orings?compliance=en-681-1']),
      ],
      note: 'The filter finds grades made for an approval. The certificate is issued for a formulation and often for a product: request the current one with your quote.',
    }),
    block('Content Subheader', {
      id: 'disinfectant',
      heading: 'Chlorine, chloramine and black specks',
      content:
        '<p>Ratings (A is best): chlorinated pool water EPDM A, FKM A, silicone A, NBR B; water treated with chloramine FKM A, silicone A, EPDM B, NBR C and CR C. Chloramine slowly attacks rubber and releases carbon black, which is why some taps shed black specks. For EPDM, prefer peroxide-cured grades to sulfur-cured ones.</p><p>Chlorine dioxide is harsher than either: EPDM falls to C, FKM to B, and only FFKM and PTFE keep an A.</p>',
    }),
    block('Column Content', {
      id: 'choice',
      heading: 'EPDM, silicone or nitrile?',
      columns: columns({
        'EPDM, peroxide cured':
          '<p>First choice for hot and cold water, valves, meters and press fittings. Never use mineral grease; silicone grease is suitable.</p>',
        Silicone:
          '<p>Soft and tasteless, up to boiling water. Low wear resistance, not for steam above about 120 °C, and permeable to gas.</p>',
        Nitrile:
          '<p>For cold water where oil may be present, such as pumps and compressors. Rated B in hot water at 80–100 °C.</p>',
      }),
    }),
    block('FAQ', {
      id: 'water-questions',
      heading: 'Questions about drinking water',
      items: questions({
        'Does an approved compound make my valve approved?':
          '<p>No. It shortens the process, but the extraction test is done on the finished product, and its result also depends on wetted area and water volume.</p>',
        'Is FDA compliance enough for water?':
          '<p>Not by itself. FDA 21 CFR 177.2600 lists permitted ingredients and food extraction limits; water standards test other substances over longer contact.</p>',
        'Which lubricant may I use at assembly?':
          '<p>One that holds the same water approval as the ring and does not swell it. See <a href="/o-ring-lubrication">O-ring lubrication</a>.</p>',
      }),
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=nsf-ansi-61&media=water-potable-cold',
      links: [
        link('O-ring lubrication', '/o-ring-lubrication'),
        link('All industries', '/industries'),
        link('Chemical processing', '/industries/chemical-processing'),
        link('EMI and RFI shielding', '/industries/emi-rfi-shielding'),
      ],
    }),
    block('Lower Banner', {
      heading: 'EPDM rings for water, listed by size and price',
      actions: [link('EPDM with NSF/ANSI 61', '/shop/orings?material=epdm&compliance=nsf-ansi-61')],
      image: '/drawings/o-ring.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Name the countries you ship to',
      content:
        'One compound can have several approvals. State all markets, the water temperature and the disinfectant.',
      actions: [primary('Ask for approvals', '/request-a-quote'), link('Compliance overview', '/compliance-hub')],
    }),
  ],
});
