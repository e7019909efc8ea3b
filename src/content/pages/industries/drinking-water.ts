import { block, definePage } from '../../define-page.ts';
import { head, row } from '../../table-row.ts';

export const page = definePage({
  path: '/industries/drinking-water',
  title: 'Seals for drinking water systems',
  description:
    'NSF/ANSI 61, WRAS, KTW, W 270 and ACS explained for valves, meters and fittings, with the effect of chlorine and chloramine on each rubber.',
  image: '/drawings/water-tap.svg',
  blocks: [
    block('Content Header', {
      heading: 'Drinking water',
      lead: 'Potable water is mild; the disinfectant in it is not, and each country tests for what the seal gives off. Choose the approval first, then a rubber that outlives the chlorine.',
      actions: [
        { label: 'NSF/ANSI 61 compounds', url: '/shop/orings?compliance=nsf-ansi-61', priority: 'primary' },
        { label: 'What NSF/ANSI 61 covers', url: '/nsf-61-drinking-water' },
      ],
      image: '/drawings/water-tap.svg',
      altText: 'Section through a tap with its cartridge seals',
    }),
    block('Table of Contents', {}),
    block('Data Table', {
      id: 'approvals',
      heading: 'Which approval for which market',
      caption: 'Drinking-water approvals by country, with compounds of such grades',
      head: head('Approval', 'Where it is asked for', 'In the store'),
      rows: [
        row('NSF/ANSI/CAN 61', 'United States and Canada', ['Show', '/shop/orings?compliance=nsf-ansi-61']),
        row('WRAS (BS 6920)', 'United Kingdom', ['Show', '/shop/orings?compliance=wras']),
        row('KTW', 'Germany', ['Show', '/shop/orings?compliance=ktw']),
        row('W 270, growth of microbes', 'Germany, beside KTW', ['Show', '/shop/orings?compliance=w270']),
        row('ACS', 'France', ['Show', '/shop/orings?compliance=acs']),
        row('EN 681-1, pipe joint rings', 'Europe', ['Show', '/shop/orings?compliance=en-681-1']),
      ],
      note: 'The filter names grades made for an approval. The certificate itself is issued for a formulation and often for a product: ask for the current one with your quote.',
    }),
    block('Content Subheader', {
      id: 'disinfectant',
      heading: 'Chlorine, chloramine and black specks',
      content:
        '<p>Ratings on file, A best: chlorinated pool water EPDM A, FKM A, silicone A, NBR B; water treated with chloramine FKM A, silicone A, EPDM B, NBR C and CR C. Chloramine is the reason some taps shed black specks: it attacks the rubber slowly and frees its carbon black. For EPDM the cure matters, and peroxide-cured grades are preferred over sulfur-cured ones.</p><p>Chlorine dioxide is harsher than either: EPDM falls to C, FKM to B, and only FFKM and PTFE keep an A.</p>',
    }),
    block('Column Content', {
      id: 'choice',
      heading: 'EPDM, silicone or nitrile?',
      columns: [
        {
          heading: 'EPDM, peroxide cured',
          content:
            '<p>First choice for hot and cold water, valves, meters and press fittings. Never grease it with mineral oil; silicone grease is fine.</p>',
        },
        {
          heading: 'Silicone',
          content:
            '<p>Soft, neutral in taste, up to boiling water. Weak in wear and steam above about 120 °C, and permeable to gas.</p>',
        },
        {
          heading: 'Nitrile',
          content:
            '<p>For cold water where oil may be present, such as pumps and compressors. Rated B in hot water at 80–100 °C.</p>',
        },
      ],
    }),
    block('FAQ', {
      id: 'water-questions',
      heading: 'Questions from fitting makers',
      items: [
        {
          question: 'Does an approved compound make my valve approved?',
          answer:
            '<p>No. It shortens the way: the extraction test is done on the finished product, and its result depends on wetted area and water volume as well.</p>',
        },
        {
          question: 'Is FDA compliance enough for water?',
          answer:
            '<p>Not by itself. FDA 21 CFR 177.2600 lists permitted ingredients and food extraction limits; water rules test other substances over longer contact.</p>',
        },
        {
          question: 'Which lubricant may I use at assembly?',
          answer:
            '<p>One that holds the same water approval as the ring and does not swell it. See <a href="/o-ring-lubrication">O-ring lubrication</a>.</p>',
        },
      ],
    }),
    block('Page Margin', {
      store: '/shop/orings?compliance=nsf-ansi-61',
      links: [
        { label: 'O-ring lubrication', url: '/o-ring-lubrication' },
        { label: 'All industries', url: '/industries' },
        { label: 'Chemical processing', url: '/industries/chemical-processing' },
        { label: 'EMI and RFI shielding', url: '/industries/emi-rfi-shielding' },
      ],
    }),
    block('Lower Banner', {
      heading: 'EPDM rings for water, listed by size and price',
      actions: [{ label: 'EPDM with NSF/ANSI 61', url: '/shop/orings?material=epdm&compliance=nsf-ansi-61' }],
      image: '/drawings/o-ring.svg',
    }),
    block('Lower Call to Action', {
      heading: 'Name the countries you ship to',
      content:
        'One compound can carry several approvals. Tell us all markets at once, the water temperature and the disinfectant.',
      actions: [
        { label: 'Ask for approvals', url: '/request-a-quote', priority: 'primary' },
        { label: 'Compliance overview', url: '/compliance-hub' },
      ],
    }),
  ],
});
